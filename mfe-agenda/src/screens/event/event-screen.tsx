import { type Booking, shownState } from '@canchero/shared-contracts/booking';
import { HostSlot, lazyPart, useClub, useFormatter, useSlotFilled } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button, MessageBar, MessageBarBody, ScreenLoading, Title3 } from '@canchero/shared-contracts/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { BookingByAddress } from '../../booking-by-address/booking-by-address';
import { useBookingBreadcrumbs } from '../../booking-by-address/use-booking-breadcrumbs';
import { useCourtName } from '../../booking-by-address/use-court-name';
import { clubDateOf } from '../../bookings-data/model/club-day';
import { cancellationText } from '../../bookings-data/reason-text';
import { paths } from '../../paths';
import { PaymentBadge } from '../../payments/payment-badge';
import { paymentsKey } from '../../payments/payments-key';
import { useText } from '../../text';
import { EventCard } from './event-card';
import { EventPlayers } from './event-players';
import { useEventStyles } from './styles';

/** Comes after the first paint, with the overlays and forms that it needs; fetched while the booking is. */
const BookingPayments = lazyPart(() => import('../../payments/booking-payments').then((m) => m.BookingPayments));
BookingPayments.prepare();

/** Booking as an event: players, consumptions and payments. */
export const EventScreen = () => <BookingByAddress>{(booking) => <Event booking={booking} />}</BookingByAddress>;

function Event({ booking }: { booking: Booking }) {
  const text = useText();
  const styles = useEventStyles();
  const navigate = useNavigate();
  const client = useQueryClient();
  const club = useClub();
  const formatter = useFormatter(club);
  const court = useCourtName(booking);
  const mayConsume = useSlotFilled('booking.add-consumption');
  const [adding, setAdding] = useState(false);
  useBookingBreadcrumbs(booking, court, club);
  const cancelled = booking.state === 'cancelled';
  const players = useMemo(() => booking.players.map(({ id, name }) => ({ id, name })), [booking.players]);
  const readSums = useCallback(
    () => void client.invalidateQueries({ queryKey: paymentsKey(club.id, booking.id) }),
    [client, club.id, booking.id],
  );
  const slot = { bookingId: booking.id, players, onChange: readSums };
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Title3 as="h1" className={styles.title}>
            {court || text('event.title')}
          </Title3>
          <span className={styles.quiet}>
            {formatter.date(booking.start)} · {formatter.time(booking.start)} – {formatter.time(booking.end)}
          </span>
          <span className={styles.line}>
            {text(`type.${booking.event_type}`)} · {text(`bookings.state.${shownState(booking)}`)}
            {!cancelled && <PaymentBadge booking={booking} />}
          </span>
          {booking.description && <span className={styles.description}>{booking.description}</span>}
        </div>
        <div className={styles.actions}>
          {mayConsume && !cancelled && (
            <Button appearance="primary" onClick={() => setAdding(true)}>
              {text('event.addConsumption')}
            </Button>
          )}
          <Button
            onClick={() => navigate(paths.bookingInAgenda(booking.id, clubDateOf(club, Date.parse(booking.start))))}
          >
            {text('event.inAgenda')}
          </Button>
          <Button onClick={() => navigate(paths.bookingDetail(booking.id))}>{text('event.detail')}</Button>
        </div>
      </header>
      {cancelled && (
        <MessageBar intent="warning">
          <MessageBarBody>{cancellationText(booking.cancel_reason, text)}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <EventCard title={text('event.players', { count: booking.players.length })}>
            <EventPlayers booking={booking} court={court} />
          </EventCard>
          <HostSlot name="event.consumptions" closed={cancelled} {...slot} />
        </div>
        <EventCard title={text('pay.payments')}>
          <Suspense fallback={<ScreenLoading />}>
            <BookingPayments bookingId={booking.id} />
          </Suspense>
        </EventCard>
      </div>
      {adding && <HostSlot name="booking.add-consumption" onClose={() => setAdding(false)} {...slot} />}
    </div>
  );
}
