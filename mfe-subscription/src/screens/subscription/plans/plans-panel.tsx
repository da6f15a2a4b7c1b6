import {
  annualDiscount,
  type Billing,
  type PlanCatalogue,
  type SubscriptionDetails,
} from '@canchero/shared-contracts/subscription';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { useFormat } from '../../../format/use-format';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { canTry, offerOf } from '../model/offer';
import { BillingChoice } from './billing-choice';
import { type PlanActions, PlanCard } from './plan-card';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 1279px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

interface PlansPanelProps extends PlanActions {
  catalogue: PlanCatalogue;
  details: SubscriptionDetails;
}

/** Plans on offer, beside each other. */
export function PlansPanel({ catalogue, details, ...actions }: PlansPanelProps) {
  const text = useText();
  const styles = useStyles();
  const format = useFormat();
  const [chosen, setBilling] = useState<Billing | null>(null);
  const billing = chosen ?? details.period ?? 'monthly';
  return (
    <Panel
      plain
      title={text('plans.title')}
      action={<BillingChoice billing={billing} discount={annualDiscount(catalogue.plans)} onChange={setBilling} />}
    >
      <ul className={styles.cards}>
        {catalogue.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            billing={billing}
            offer={offerOf(plan, billing, details, new Date())}
            triable={canTry(plan, details)}
            from={details.planned ? format.date(details.planned.at) : ''}
            sales={catalogue.sales_whatsapp}
            {...actions}
          />
        ))}
      </ul>
    </Panel>
  );
}
