import { lazyPart, useErrorText } from '@canchero/shared-contracts/kit';
import type { PlanCatalogue, SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { LoadError, makeStyles, Title3 } from '@canchero/shared-contracts/ui';
import { Suspense, useState } from 'react';
import { Panel } from '../../page/panel';
import { useText } from '../../text';
import type { Wish } from './dialogs/plan-dialog';
import { withAgreedPrice } from './model/agreed-price';
import { Notices } from './notices/notices';
import { CurrentPlan } from './parts/current-plan';
import { FeatureList } from './parts/feature-list';
import { PlansPanel } from './plans/plans-panel';
import { useDetails, useFollowPlan, usePlans } from './queries';
import { ScreenSkeleton } from './screen-skeleton';
import { UsagePanel } from './usage/usage-panel';

/** Loaded once the owner wants to change something. */
const PlanDialog = lazyPart(() => import('./dialogs/plan-dialog').then((m) => m.PlanDialog));

const InvoicesPanel = lazyPart(() => import('./invoices/invoices-panel').then((m) => m.InvoicesPanel));

const HistoryPanel = lazyPart(() => import('./history/history-panel').then((m) => m.HistoryPanel));

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { margin: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: '16px', minWidth: 0 },
});

/** Plan of the account: what it is, what is used of it, and the ways to another one. */
export function SubscriptionScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const details = useDetails();
  const plans = usePlans();
  const catalogue = plans.data && withAgreedPrice(plans.data, details.data?.agreed_price ?? null);
  useFollowPlan();
  return (
    <div className={styles.page}>
      <Title3 as="h1" className={styles.title}>
        {text('page.title')}
      </Title3>
      {details.data && !plans.isLoading ? (
        <Subscription details={details.data} catalogue={catalogue} />
      ) : details.isError ? (
        <LoadError
          title={text('failed.load')}
          reason={errorText(details.error)}
          onRetry={() => void details.refetch()}
        />
      ) : (
        <ScreenSkeleton />
      )}
      {plans.isError && !plans.data && (
        <LoadError title={text('failed.plans')} reason={errorText(plans.error)} onRetry={() => void plans.refetch()} />
      )}
    </div>
  );
}

interface SubscriptionProps {
  details: SubscriptionDetails;
  /** Undefined until it is read. */
  catalogue: PlanCatalogue | undefined;
}

function Subscription({ details, catalogue }: SubscriptionProps) {
  const text = useText();
  const styles = useStyles();
  const plan = catalogue?.plans.find(({ id }) => id === details.subscription.plan);
  const [wish, setWish] = useState<Wish | null>(null);
  const [isAsked, setAsked] = useState(false);
  const ask = (next: Wish) => {
    setAsked(true);
    setWish(next);
  };
  const leave = () => plan && ask({ kind: 'leave', plan });
  return (
    <>
      <Notices details={details} catalogue={catalogue} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CurrentPlan details={details} plan={plan} onLeave={leave} />
          {plan && (
            <Panel title={text('features.title')}>
              <FeatureList plan={plan} columns />
            </Panel>
          )}
        </div>
        <UsagePanel usage={details.usage} />
      </div>
      {catalogue && (
        <PlansPanel
          catalogue={catalogue}
          details={details}
          onChoose={(chosen, billing) => ask({ kind: 'change', plan: chosen, billing })}
          onTry={(tried) => ask({ kind: 'try', plan: tried })}
          onLeave={leave}
        />
      )}
      {catalogue && details.can_manage && (
        <Suspense>
          <InvoicesPanel catalogue={catalogue} />
          {details.history.length > 0 && <HistoryPanel history={details.history} catalogue={catalogue} />}
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <PlanDialog wish={wish} details={details} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </>
  );
}
