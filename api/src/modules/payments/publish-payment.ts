import type { Booking } from '@canchero/shared-contracts/booking';
import { paymentEvents } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { type KnownType, notify } from '../notifications/writes';

/** Payment of a booking, recorded at the club or received by a gateway. */
export interface Approved {
  /** In centavos. */
  amount: number;
  gateway: 'in_place' | 'online';
  /** User who recorded it; null for a gateway. */
  by: string | null;
}

/**
 * Publishes a payment of a booking to the club's screens. Members are notified of online payments, and of a booking
 * that is now paid in full: a notification for every share paid at the desk would bury the others.
 */
export async function publishPayment(tx: Tx, booking: Booking, approved: Approved): Promise<void> {
  const { club_id, id, payment_status } = booking;
  const { amount, gateway } = approved;
  await appendEvent(tx, club_id, paymentEvents.approved, { booking_id: id, amount, payment_status });
  if (gateway === 'in_place' && payment_status !== 'fully_paid') return;
  await notifyOfPayment(tx, booking, approved, 'payment.approved');
}

/** Notifies members of something that happened to a payment of a booking. */
export async function notifyOfPayment(
  tx: Tx,
  { club_id, id, payment_status, players: [player] }: Booking,
  { amount, gateway, by }: Approved,
  type: KnownType,
): Promise<void> {
  const place = await selectPlace(tx, club_id, id);
  await notify(tx, club_id, {
    type,
    anyOf: paymentEvents.approved.anyOf ?? [],
    ...(type !== 'payment.approved' && { priority: 'high' }),
    data: {
      ...place,
      booking_id: id,
      club_id,
      player_name: player?.name ?? null,
      player_phone: player?.phone ?? null,
      amount,
      payment_gateway: gateway,
      is_in_place: gateway === 'in_place',
      is_online: gateway === 'online',
      is_fully_paid: payment_status === 'fully_paid' || payment_status === 'overpaid',
      redirect_url: `/detalle-reserva/${id}`,
      created_by: by,
    },
  });
}

/** Selects the court and the times of a booking, in the club's wall time. */
async function selectPlace(tx: Tx, clubId: string, bookingId: string) {
  const [row] = await tx.query<{ court_name: string; time_slot: string; currency: string }>(sql`
    select k.name as court_name, c.currency,
      to_char(b.starts_at at time zone c.timezone, 'DD/MM/YYYY HH24:MI') || ' - ' ||
        to_char(b.ends_at at time zone c.timezone, 'HH24:MI') as time_slot
    from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id join clubs c on c.id = b.club_id
    where b.club_id = ${clubId} and b.id = ${bookingId}`);
  if (!row) throw new Error('a booking has lost its court');
  return row;
}
