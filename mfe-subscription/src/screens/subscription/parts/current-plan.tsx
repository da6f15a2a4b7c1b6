import type { Billing, Plan, SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../format/use-format';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { canLeave, isGranted } from '../model/offer';

const useStyles = makeStyles({
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', margin: 0, marginBottom: '16px' },
  plan: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  status: {
    padding: '2px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorPaletteGreenForeground2,
    backgroundColor: tokens.colorPaletteGreenBackground2,
  },
  attention: {
    color: tokens.colorPaletteDarkOrangeForeground2,
    backgroundColor: tokens.colorPaletteDarkOrangeBackground2,
  },
  facts: { display: 'grid', gap: '12px', margin: 0 },
  fact: { display: 'grid', gap: '2px' },
  term: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: { color: tokens.colorBrandForegroundLink },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0, marginTop: '16px', color: tokens.colorNeutralForeground2 },
  leave: { marginTop: '16px' },
});

interface CurrentPlanProps {
  details: SubscriptionDetails;
  /** Entry of the catalogue; undefined until it is read. */
  plan: Plan | undefined;
  onLeave(): void;
}

/** The plan in force: its state, what it costs, what comes next, and who may change it. */
export function CurrentPlan({ details, plan, onLeave }: CurrentPlanProps) {
  const text = useText();
  const styles = useStyles();
  const { subscription, can_manage, owner_name } = details;
  const isFine = subscription.status === 'active' || subscription.status === 'trialing';
  return (
    <Panel title={text('current.title')}>
      <p className={styles.name}>
        {plan && <span className={styles.plan}>{plan.name}</span>}
        <span className={mergeClasses(styles.status, !isFine && styles.attention)}>
          {text(`status.${subscription.status}`)}
        </span>
      </p>
      {can_manage && (
        <dl className={styles.facts}>
          <Facts details={details} plan={plan} />
        </dl>
      )}
      {details.is_trial && can_manage && <p className={styles.text}>{text('current.trialThen')}</p>}
      {isGranted(details) && can_manage && <p className={styles.text}>{text('current.granted')}</p>}
      {!can_manage && <p className={styles.text}>{text('current.askOwner', { owner: owner_name })}</p>}
      {canLeave(details) && (
        <Button className={styles.leave} onClick={onLeave}>
          {text(details.is_trial ? 'current.endTrial' : 'current.cancel')}
        </Button>
      )}
    </Panel>
  );
}

function Facts({ details, plan }: Omit<CurrentPlanProps, 'onLeave'>) {
  const text = useText();
  const styles = useStyles();
  const format = useFormat();
  const { subscription, is_trial, period, next_charge, ends_at, gateway_url } = details;
  const date = ends_at ? format.date(ends_at) : '';
  if (is_trial)
    return (
      <Fact term={text('current.trial')}>{text('current.trialLeft', { days: details.trial_days_left, date })}</Fact>
    );
  if (subscription.plan === 'starter') return <Fact term={text('current.price')}>{text('current.free')}</Fact>;
  const price = period && priceOf(details, plan, period);
  return (
    <>
      {price !== null && (
        <Fact term={text('current.price')}>
          {text(period === 'annual' ? 'current.perYear' : 'current.perMonth', { amount: format.money(price) })}
        </Fact>
      )}
      {next_charge && (
        <Fact term={text('current.next')}>
          {text('current.nextCharge', {
            amount: format.money(next_charge.amount, next_charge.currency),
            date: format.date(next_charge.at),
          })}
        </Fact>
      )}
      {ends_at && !next_charge && <Fact term={text('current.until')}>{date}</Fact>}
      {gateway_url && (
        <Fact term={text('current.method')}>
          <a href={gateway_url} target="_blank" rel="noreferrer" className={styles.link}>
            {text('current.methodAt')}
          </a>
        </Fact>
      )}
    </>
  );
}

/** Returns what a period costs its payer, in centavos; from an older service, which does not say so, the catalogue's. */
function priceOf({ price }: SubscriptionDetails, plan: Plan | undefined, period: Billing): number | null {
  if (price !== undefined) return price?.amount ?? null;
  const monthly = plan?.pricing[period].ars ?? null;
  return monthly !== null && period === 'annual' ? monthly * 12 : monthly;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
