import { type Booking, bookingEndpoints, type HistoryEntry } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { Caption1, LoadError, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { actionTextId } from '../bookings-data/action-text-id';
import { useBookings } from '../bookings-data/bookings-context';
import { errorText } from '../bookings-data/error-text';
import { fieldsBeside, placesText } from '../bookings-data/places-text';
import { reasonText } from '../bookings-data/reason-text';
import type { TextId } from '../text';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    paddingLeft: '12px',
    borderLeft: `2px solid ${tokens.colorBrandStroke2}`,
    overflowWrap: 'anywhere',
  },
  meta: { color: tokens.colorNeutralForeground2 },
});

/** Lists who changed the booking, its series and its payments, and when. */
export function HistoryTab({ booking }: { booking: Booking }) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const { messages } = useIntl();
  const styles = useStyles();
  const history = useHistory(club.id, booking);
  if (history.isError && !history.data) {
    return (
      <LoadError
        title={text('failed.history')}
        reason={errorText(history.error, texts)}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (!history.data) {
    return (
      <Skeleton aria-label={text('screen.loading')} className={styles.list}>
        <SkeletonItem size={32} />
        <SkeletonItem size={32} />
      </Skeleton>
    );
  }
  const action = (entry: HistoryEntry) => {
    const id = actionTextId(entry.action);
    return text((id in messages ? id : 'history.other') as TextId);
  };
  const details = ({ fields, amount, reason, places }: HistoryEntry) =>
    [
      places && placesText(places, formatter),
      fieldsBeside(places, fields)
        .map((field) => (`history.field.${field}` in messages ? text(`history.field.${field}` as TextId) : field))
        .join(', '),
      amount !== null && formatter.money(amount),
      reason && reasonText(reason, text),
    ].filter(Boolean);
  const known = history.data.some((e) => e.action === 'booking.create' || e.action === 'booking.create_series');
  return (
    <ol className={styles.list}>
      {history.data.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an audit only grows at its head, and entries have no id
        <li key={history.data.length - i} className={styles.entry}>
          <Text weight="semibold">{action(entry)}</Text>
          {details(entry).length > 0 && <Text>{details(entry).join(' · ')}</Text>}
          <Caption1 className={styles.meta}>
            {[entry.actor_name ?? text('history.nobody'), formatter.dateTime(entry.at)].join(' · ')}
          </Caption1>
        </li>
      ))}
      {!known && (
        <li className={styles.entry}>
          <Text weight="semibold">{text('history.booking.create')}</Text>
          <Caption1 className={styles.meta}>{formatter.dateTime(booking.created_at)}</Caption1>
        </li>
      )}
    </ol>
  );
}

/** Loads the history of a booking, again for each version of it. */
function useHistory(clubId: string, { id, version }: Pick<Booking, 'id' | 'version'>) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(bookingEndpoints.history, { clubId, bookingId: id }, { version }),
    queryFn: ({ signal }) => host.call(bookingEndpoints.history, { params: { clubId, bookingId: id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
