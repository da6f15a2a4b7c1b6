import { useErrorText } from '@canchero/shared-contracts/kit';
import type { Cohort, Revenue } from '@canchero/shared-contracts/revenue';
import { LoadError, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { FigureTable } from '../../page/figure-table';
import { Page } from '../../page/page';
import { Panel } from '../../page/panel';
import { PLAN_NAMES } from '../../page/plan-names';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useRevenue } from '../../page/use-revenue';
import { useText } from '../../text';
import { MonthTable } from './month-table';
import { MovementsPanel } from './movements-panel';
import { RevenueCards } from './revenue-cards';
import { Waterfall } from './waterfall';

/** Screen with what the platform earns a month, what moved it, and who stays. */
export function RevenueScreen() {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useRevenue();
  return (
    <Page title={text('revenue.title')} subtitle={text('revenue.subtitle')}>
      {data ? (
        <Figures revenue={data} />
      ) : error ? (
        <LoadError title={text('revenue.failed')} reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <ScreenLoading />
      )}
    </Page>
  );
}

function Figures({ revenue }: { revenue: Revenue }) {
  const text = useText();
  const format = usePlatformFormatter();
  const [chosen, setChosen] = useState<string | null>(null);
  const month = revenue.by_month.find((one) => one.month === chosen) ?? revenue.by_month.at(-1);
  return (
    <>
      <RevenueCards revenue={revenue} format={format} />
      {month && (
        <>
          <Panel title={text('revenue.months')}>
            <Waterfall month={month} format={format} />
            <MonthTable months={revenue.by_month} chosen={month.month} format={format} onChoose={setChosen} />
          </Panel>
          <MovementsPanel month={month.month} format={format} />
        </>
      )}
      <Panel title={text('revenue.byPlan')}>
        {revenue.by_plan.length === 0 ? (
          <Text>{text('revenue.none')}</Text>
        ) : (
          <FigureTable
            label={text('revenue.byPlan')}
            rows={revenue.by_plan}
            keyOf={({ plan }) => plan}
            name={{ header: text('revenue.plan'), cell: ({ plan }) => PLAN_NAMES[plan] }}
            figures={[
              { header: text('revenue.owners'), cell: ({ owners }) => owners },
              { header: text('revenue.mrr'), cell: ({ mrr }) => format.money(mrr) },
            ]}
          />
        )}
      </Panel>
      {revenue.cohorts.length > 0 && <Cohorts cohorts={revenue.cohorts} />}
    </>
  );
}

function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const text = useText();
  const longest = Math.max(...cohorts.map(({ kept }) => kept.length));
  return (
    <Panel title={text('revenue.cohorts')} hint={text('revenue.cohorts.how')}>
      <FigureTable
        label={text('revenue.cohorts')}
        rows={cohorts}
        keyOf={({ month }) => month}
        name={{ header: text('revenue.cohort'), cell: ({ month }) => month }}
        figures={Array.from({ length: longest }, (_, after) => ({
          header: text('revenue.after', { months: after }),
          cell: ({ kept }: Cohort) => kept[after]?.owners ?? '',
        }))}
      />
    </Panel>
  );
}
