import type { Billing } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { Each } from '../../../catalogue/each';
import { usePlanCatalogue } from '../../../catalogue/queries';
import { useCatalogue } from '../../../catalogue/use-catalogue';
import { BELOW_DESKTOP, PHONE } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { Section } from '../section';
import { BillingSwitch } from './billing-switch';
import { PlanCard } from './plan-card';
import { PlanSkeleton } from './plan-skeleton';

const useStyles = makeStyles({
  plans: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '20px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    marginTop: '40px',
    [BELOW_DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  note: { marginTop: '24px', marginBottom: 0, textAlign: 'center', color: tokens.colorNeutralForeground3 },
  error: {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    padding: '48px 24px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  errorTitle: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  errorBody: { margin: 0, marginBottom: '12px', color: tokens.colorNeutralForeground2 },
});

/** Plans with their prices, billed monthly or yearly. */
export function Pricing() {
  const text = useText();
  return (
    <Section id="pricing" title={text('landing.pricing.title')} lead={text('landing.pricing.lead')}>
      <Plans />
    </Section>
  );
}

function Plans() {
  const styles = useStyles();
  const text = useText();
  const [billing, setBilling] = useState<Billing>('monthly');
  const catalogue = useCatalogue();
  const { isError, isFetching, refetch } = usePlanCatalogue();
  if (catalogue) {
    return (
      <>
        <BillingSwitch billing={billing} discount={catalogue.discount} onChange={setBilling} />
        <ul className={styles.plans}>
          <Each name="plans" of={catalogue.plans}>
            {(plan) => <PlanCard key={plan.id} plan={plan} billing={billing} />}
          </Each>
        </ul>
        <p className={styles.note}>{text('landing.pricing.note')}</p>
      </>
    );
  }
  if (!isError) return <PlanSkeleton />;
  return (
    <div role="alert" className={styles.error}>
      <h3 className={styles.errorTitle}>{text('landing.pricing.error.title')}</h3>
      <p className={styles.errorBody}>{text('landing.pricing.error.body')}</p>
      <Button appearance="primary" size="large" disabledFocusable={isFetching} onClick={() => refetch()}>
        {text('landing.pricing.retry')}
      </Button>
    </div>
  );
}
