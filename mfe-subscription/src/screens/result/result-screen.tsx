import { isAppError } from '@canchero/shared-contracts/core';
import { keyOf, useErrorText, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints, type VerifiedPayment } from '@canchero/shared-contracts/subscription';
import { Button, LoadError, makeStyles, ScreenLoading, tokens } from '@canchero/shared-contracts/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../format/use-format';
import { paths } from '../../paths';
import { refusalOf } from '../../refusal';
import { useText } from '../../text';
import { useVerifiedPayment } from './queries';
import { Verdict } from './verdict';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    padding: '16px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  card: {
    boxSizing: 'border-box',
    display: 'grid',
    gap: '16px',
    width: '100%',
    maxWidth: '480px',
    padding: '32px 24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  action: { minHeight: '44px' },
});

/** Page to which the gateway sends a payer back, with a session or without: what came of the payment by the service. */
export function ResultScreen() {
  const styles = useStyles();
  const [query] = useQueryParams();
  const id = query.get('subscription_id');
  return (
    <div className={styles.page}>
      <main className={styles.card}>{id ? <Result id={id} /> : <Unknown />}</main>
    </div>
  );
}

function Result({ id }: { id: string }) {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useVerifiedPayment(id);
  if (data) return <Payment payment={data} />;
  if (!error) return <ScreenLoading />;
  if (isAppError(error) && [400, 404, 422].includes(error.status)) return <Unknown />;
  return <LoadError title={text('failed.load')} reason={errorText(error)} onRetry={() => void refetch()} />;
}

const SIGNS = { paid: 'done', scheduled: 'done', waiting: 'waits', failed: 'off', ended: 'off' } as const;

function Payment({ payment }: { payment: VerifiedPayment }) {
  const text = useText();
  const styles = useStyles();
  const format = useFormat();
  const host = useHost();
  const { state, plan, period, amount, currency, payment_url, status_detail } = payment;
  const catalogue = useQuery({
    queryKey: keyOf(subscriptionEndpoints.plans),
    queryFn: ({ signal }) => host.call(subscriptionEndpoints.plans, {}, { signal }),
  });
  const values = {
    plan: catalogue.data?.plans.find(({ id }) => id === plan)?.name ?? '',
    period: text(`period.${period}`),
    amount: format.money(amount, currency),
  };
  const isOpen = payment_url !== null;
  const reason = state === 'failed' && status_detail ? `${text(`refusal.${refusalOf(status_detail)}`)} ` : '';
  return (
    <Verdict
      sign={SIGNS[state]}
      title={text(`result.${state}`, values)}
      words={reason + text(`result.${state}.body`, values)}
    >
      {payment_url && (
        <Button as="a" appearance="primary" className={styles.action} href={payment_url}>
          {text(state === 'failed' ? 'result.again' : 'pending.pay')}
        </Button>
      )}
      <ToPlan primary={!isOpen} />
    </Verdict>
  );
}

/** Answer for an address that names no payment. */
function Unknown() {
  const text = useText();
  return (
    <Verdict sign="off" title={text('result.unknown')} words={text('result.unknown.body')}>
      <ToPlan primary />
    </Verdict>
  );
}

/** Way to the plan by a load of its page, so that all of the chrome knows the new plan. */
function ToPlan({ primary }: { primary: boolean }) {
  const text = useText();
  const styles = useStyles();
  return (
    <Button as="a" appearance={primary ? 'primary' : 'secondary'} className={styles.action} href={paths.subscription}>
      {text('result.toPlan')}
    </Button>
  );
}
