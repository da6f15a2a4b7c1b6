import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Revenue } from '@canchero/shared-contracts/revenue';
import { PLAN_NAMES } from '@canchero/shared-contracts/subscription';
import { Text } from '@canchero/shared-contracts/ui';
import { FigureTable } from '../../page/figure-table';
import { useText } from '../../text';
import { FiguresPanel } from './figures-panel';
import { useMonthName } from './use-month-name';

/** Shows the revenue by plan: now, and at the end of each month. */
export function PlanPanel({ revenue, format }: { revenue: Revenue; format: Formatter }) {
  const text = useText();
  const monthName = useMonthName();
  const { by_plan, by_plan_month } = revenue;
  const plans = [...new Set(by_plan_month.map(({ plan }) => plan))];
  const months = [...new Set(by_plan_month.map(({ month }) => month))].toReversed();
  return (
    <FiguresPanel title={text('revenue.byPlan')} table="plans">
      {by_plan.length === 0 ? (
        <Text>{text('revenue.none')}</Text>
      ) : (
        <FigureTable
          label={text('revenue.byPlan')}
          rows={by_plan}
          keyOf={({ plan }) => plan}
          name={{ header: text('revenue.plan'), cell: ({ plan }) => PLAN_NAMES[plan] }}
          figures={[
            { header: text('revenue.owners'), cell: ({ owners }) => owners },
            { header: text('revenue.mrr'), cell: ({ mrr }) => format.money(mrr) },
          ]}
        />
      )}
      {months.length > 0 && (
        <FigureTable
          label={text('revenue.byPlanMonth')}
          rows={months}
          keyOf={(month) => month}
          name={{ header: text('movements.choose'), cell: monthName }}
          figures={plans.map((plan) => ({
            header: PLAN_NAMES[plan],
            cell: (month: string) => {
              const one = by_plan_month.find((row) => row.month === month && row.plan === plan);
              return one ? text('revenue.ofOwners', { amount: format.money(one.mrr), count: one.owners }) : '–';
            },
          }))}
        />
      )}
    </FiguresPanel>
  );
}
