import { useCan, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, makeStyles, Notice, Text, Title3, tokens } from '@canchero/shared-contracts/ui';
import { DateTime } from 'luxon';
import { useCourts } from '../../bookings-data/queries';
import { ExportButton } from '../../export-button';
import { paths } from '../../paths';
import { useText } from '../../text';
import { BookingsTable } from './bookings-table';
import { BookingsTotals } from './bookings-totals';
import { Filters } from './filters';
import { useBookingExport, useFoundBookings } from './queries';
import { TableSkeleton } from './table-skeleton';
import { useFilter } from './use-filter';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' },
  title: { margin: 0 },
  link: { color: tokens.colorBrandForegroundLink },
  more: { alignSelf: 'center' },
});

/** Screen with the bookings of a period: filters, totals, table and export. */
export function BookingsScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const club = useClub();
  const mayBook = useCan('schedule');
  const formatter = useFormatter(club);
  const today = DateTime.now().setZone(club.timezone).toFormat('yyyy-MM-dd');
  const [filter, change] = useFilter(today);
  const courts = useCourts(club.id).data ?? [];
  const found = useFoundBookings(club.id, filter);
  const exportOf = useBookingExport(club.id, filter);
  const bookings = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          {text('bookings.title')}
        </Title3>
        <ExportButton disabled={bookings.length === 0} load={exportOf} />
      </div>
      <Filters filter={filter} today={today} courts={courts} onChange={change} />
      {found.isError && !found.data ? (
        <LoadError
          title={text('failed.bookings')}
          reason={errorText(found.error)}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <BookingsTotals totals={found.data?.pages[0]?.totals ?? null} formatter={formatter} />
      )}
      {found.isPending && <TableSkeleton />}
      {found.isSuccess && bookings.length === 0 && (
        <Notice>
          <Text role="status">{text('bookings.none')}</Text>
          {mayBook && (
            <Link className={styles.link} to={paths.agenda}>
              {text('booking.missing.action')}
            </Link>
          )}
        </Notice>
      )}
      {bookings.length > 0 && (
        <BookingsTable bookings={bookings} formatter={formatter} busy={found.isPlaceholderData} />
      )}
      <MorePages query={found} label={text('bookings.more')} className={styles.more} />
    </div>
  );
}
