import { shownState } from '@canchero/shared-contracts/booking';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { SidePanelBody } from '@canchero/shared-contracts/ui-overlay';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { paths } from '../../../paths';
import { PaymentBadge } from '../../../payments/payment-badge';
import { useText } from '../../../text';
import { usePlayerBookings } from '../queries';
import { useDrawerStyles } from './styles';

/** Tab with a player's bookings, newest first, each with a link to its event. */
export function HistoryTab({ playerId }: { playerId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useDrawerStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const history = usePlayerBookings(club.id, playerId);
  const bookings = history.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SidePanelBody>
      {history.isError && !history.data && (
        <LoadError
          title={text('failed.bookings')}
          reason={errorText(history.error)}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isPending && (
        <Skeleton aria-label={text('screen.loading')}>
          <SkeletonItem size={48} />
        </Skeleton>
      )}
      {history.isSuccess && bookings.length === 0 && <Text>{text('players.history.none')}</Text>}
      {bookings.length > 0 && (
        <ul className={styles.list} aria-label={text('players.tab.history')}>
          {bookings.map((booking) => (
            <li key={booking.id} className={styles.entry}>
              <Link className={styles.link} to={paths.event(booking.id)}>
                {formatter.date(booking.start)}, {formatter.time(booking.start)} – {formatter.time(booking.end)}
              </Link>
              <span className={styles.amount}>{formatter.money(booking.price)}</span>
              <span className={styles.detail}>
                {booking.court_name} · {text(`type.${booking.event_type}`)} ·{' '}
                {text(`bookings.state.${shownState(booking)}`)}
              </span>
              <span className={mergeClasses(styles.detail, styles.right)}>
                {booking.state !== 'cancelled' && <PaymentBadge booking={booking} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MorePages query={history} label={text('bookings.more')} className={styles.more} />
    </SidePanelBody>
  );
}
