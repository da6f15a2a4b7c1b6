import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import { useClub, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { dayTotals } from '@canchero/shared-contracts/report';
import { LoadError, makeStyles, mergeClasses } from '@canchero/shared-contracts/ui';
import { Totals } from '@canchero/shared-contracts/ui-table';
import { DateTime } from 'luxon';
import { useFigures } from '../../format/use-figures';
import { ExportMenu } from '../../page/export-menu';
import { Page } from '../../page/page';
import { PrintButton } from '../../page/print-button';
import { useText } from '../../text';
import { ClosePanel } from './close/close-panel';
import { DayBar } from './day-bar';
import { DaySkeleton } from './day-skeleton';
import { MailPanel } from './mail/mail-panel';
import { BookingParts } from './parts/booking-parts';
import { DeskParts } from './parts/desk-parts';
import { MoneyParts } from './parts/money-parts';
import { useCloseDay, useDailySummary } from './queries';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  busy: { opacity: 0.6 },
});

/** A day of the club on one page, on the screen and on paper. */
export function DailySummaryScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const club = useClub();
  const figures = useFigures();
  const [address] = useQueryParams();
  const today = DateTime.now().setZone(club.timezone).toISODate() ?? '';
  const date = calendarDate(address.get('date'));
  // a day that has not begun has no summary
  const asked = date !== null && date <= today ? date : null;
  const query = useDailySummary(club.id, asked);
  const close = useCloseDay(club.id);
  const { data: summary } = query;
  const totals = summary && dayTotals(summary);
  return (
    <Page
      title={text('daily.title')}
      subtitle={summary && `${figures.longDay(summary.date)} · ${club.name}`}
      actions={
        <>
          <ExportMenu report="daily-summary" query={{ date: asked ?? today }} disabled={!summary} />
          <PrintButton />
        </>
      }
    >
      <DayBar date={asked ?? today} today={today} />
      {query.isError && !summary ? (
        <LoadError title={text('daily.failed')} reason={errorText(query.error)} onRetry={() => void query.refetch()} />
      ) : !summary || !totals ? (
        <DaySkeleton />
      ) : (
        <>
          <Totals
            label={text('daily.totals')}
            totals={[
              { name: text('chart.count'), value: figures.count(totals.bookings) },
              { name: text('chart.amount'), value: figures.money(totals.revenue) },
              { name: text('daily.open'), value: figures.money(totals.open), warning: totals.open > 0 },
              { name: text('daily.lost.short'), value: figures.money(totals.lost) },
            ]}
          />
          <div className={mergeClasses(styles.parts, query.isPlaceholderData && styles.busy)}>
            <ClosePanel key={summary.date} summary={summary} onClose={(note) => close(summary.date, note)} />
            <BookingParts summary={summary} />
            <MoneyParts summary={summary} />
            <DeskParts summary={summary} />
            <MailPanel />
          </div>
        </>
      )}
    </Page>
  );
}
