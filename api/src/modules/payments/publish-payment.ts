import type { Booking } from '@canchero/shared-contracts/booking';
import { type ChargeMethod, paymentEvents } from '@canchero/shared-contracts/payment';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { selectNotificationData } from '../bookings/reads';
import { type KnownType, notify } from '../notifications/writes';

/** Payment of a booking, recorded at the club or received by a gateway. */
export interface Approved {
  /** Amount in centavos. */
  amount: number;
  /** Absent for what is about no single payment. */
  method?: ChargeMethod;
  gateway: 'in_place' | 'online';
  /** User who recorded it; null for a gateway. */
  by: string | null;
}

/**
 * Publishes a payment of a booking to the club's screens. Notifies members of online payments and of bookings that are
 * now paid in full. A notification for every share paid at the desk would bury the others.
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
  { club_id, id }: Pick<Booking, 'club_id' | 'id'>,
  { amount, method, gateway, by }: Approved,
  type: KnownType,
): Promise<void> {
  const data = await selectNotificationData(tx, club_id, id);
  await notify(tx, club_id, {
    type,
    anyOf: paymentEvents.approved.anyOf ?? [],
    ...(type !== 'payment.approved' && { priority: 'high' }),
    data: {
      ...data,
      amount,
      payment_gateway: gateway,
      is_in_place: gateway === 'in_place',
      is_online: gateway === 'online',
      ...(method && { payment_methods: [method] }),
      created_by: by,
    },
  });
}
