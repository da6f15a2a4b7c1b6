import type { Booking } from '@canchero/shared-contracts/booking';
import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { BookingByAddress } from '../../booking-by-address/booking-by-address';
import { useBookingBreadcrumbs } from '../../booking-by-address/use-booking-breadcrumbs';
import { useCourtName } from '../../booking-by-address/use-court-name';
import { paths } from '../../paths';
import { useText } from '../../text';
import { ShareMenu } from './share-menu';
import { reference, Slip } from './slip';
import { useDetailStyles } from './styles';

/** Booking to hand over, on paper or as a message. */
export const BookingDetailScreen = () => (
  <BookingByAddress>{(booking) => <Detail booking={booking} />}</BookingByAddress>
);

function Detail({ booking }: { booking: Booking }) {
  const text = useText();
  const styles = useDetailStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const court = useCourtName(booking);
  useBookingBreadcrumbs(booking, court, club);
  const summary = text('detail.summary', {
    club: club.name,
    court,
    date: formatter.date(booking.start),
    from: formatter.time(booking.start),
    to: formatter.time(booking.end),
    price: formatter.money(booking.price),
    address: club.address || 'none',
    reference: reference(booking.id),
  });
  return (
    <div className={styles.screen}>
      <div className={styles.actions}>
        <Link className={styles.back} to={paths.event(booking.id)}>
          {text('detail.event')}
        </Link>
        <ShareMenu booking={booking} summary={summary} />
        <Button appearance="primary" icon={<PrintRegular />} onClick={() => window.print()}>
          {text('agenda.print')}
        </Button>
      </div>
      <Slip booking={booking} club={club} court={court} formatter={formatter} />
    </div>
  );
}
