import { type Formatter, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import type { Cohort, Revenue } from '@canchero/shared-contracts/revenue';
import { LoadError, ScreenLoading } from '@canchero/shared-contracts/ui';
import { FigureTable } from '../../page/figure-table';
import { Page } from '../../page/page';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useRevenue } from '../../page/use-revenue';
import { useText } from '../../text';
import { FiguresPanel } from './figures-panel';
import { MonthTable } from './month-table';
import { MovementsPanel } from './movements-panel';
import { OwnersPanel } from './owners-panel';
import { PlanPanel } from './plan-panel';
import { RevenueCards } from './revenue-cards';
import { useMonthName } from './use-month-name';
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
  const [address, go] = useQueryParams();
  const last = revenue.by_month.at(-1);
  const month = revenue.by_month.find((one) => one.month === address.get('month')) ?? last;
  const choose = (chosen: string) => go({ month: chosen === last?.month ? null : chosen });
  return (
    <>
      <RevenueCards revenue={revenue} format={format} />
      {month && (
        <>
          <FiguresPanel title={text('revenue.months')} table="months">
            {(month.opening > 0 || month.closing > 0 || month.new > 0) && <Waterfall month={month} format={format} />}
            <MonthTable months={revenue.by_month} chosen={month.month} format={format} onChoose={choose} />
          </FiguresPanel>
          <OwnersPanel month={month.month} cohorts={revenue.cohorts.map((one) => one.month)} format={format} />
          <MovementsPanel month={month.month} format={format} />
        </>
      )}
      <PlanPanel revenue={revenue} format={format} />
      {revenue.cohorts.length > 0 && <Cohorts cohorts={revenue.cohorts} format={format} />}
    </>
  );
}

function Cohorts({ cohorts, format }: { cohorts: readonly Cohort[]; format: Formatter }) {
  const text = useText();
  const monthName = useMonthName();
  const longest = Math.max(...cohorts.map(({ kept }) => kept.length));
  return (
    <FiguresPanel title={text('revenue.cohorts')} hint={text('revenue.cohorts.how')} table="cohorts">
      <FigureTable
        label={text('revenue.cohorts')}
        rows={cohorts}
        keyOf={({ month }) => month}
        name={{ header: text('revenue.cohort'), cell: ({ month }) => monthName(month) }}
        figures={Array.from({ length: longest }, (_, after) => ({
          header: text('revenue.after', { months: after }),
          cell: ({ kept }: Cohort) => {
            const left = kept[after];
            return left ? text('revenue.ofOwners', { amount: format.money(left.mrr), count: left.owners }) : '';
          },
        }))}
      />
    </FiguresPanel>
  );
}
