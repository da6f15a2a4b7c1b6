import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database';
import type { SimulatedPayment } from '../platform/payments/simulator/records';
import type { Simulator } from '../platform/payments/simulator/simulator';
import type { Pending } from '../testing/test-checkout';

/** Payment that a crash may lose or double. */
export interface Paid extends Pending {
  payment: SimulatedPayment;
}

interface Sums {
  state: string;
  /** Bookings of the court, payments of the booking, members' notices of it. */
  bookings: number;
  payments: number;
  notices: number;
  paid: number;
  refunded: number;
  /** Refunds that the gateway has yet to make, messages that are not done, and mails that are not sent. */
  pending: number;
  inbox: number;
  unsent: number;
  /** Mails to the player. */
  mails: number;
}

/** Reads all that a payment has left, here and at the gateway. */
export async function sumsOf(db: Database, simulator: Simulator, { id, court, reference, payment }: Paid) {
  const read = await db.platform((tx) =>
    tx.query<Sums>(sql`
      select b.state, (select count(*)::int from bookings o where o.court_id = ${court.id}) as bookings,
        (select count(*)::int from payments p where p.booking_id = b.id) as payments,
        (select count(*)::int from notifications n where n.type = 'payment.approved'
          and n.data->>'booking_id' = b.id::text) as notices,
        b.paid, (select coalesce(sum(p.refunded), 0)::bigint from payments p where p.booking_id = b.id) as refunded,
        (select count(*)::int from gateway_refunds where state <> 'confirmed') as pending,
        (select count(*)::int from gateway_messages where outcome is null) as inbox,
        (select count(*)::int from mails where sent_at is null) as unsent,
        (select count(*)::int from mails where recipient = o.email) as mails
      from bookings b join online_bookings o on o.booking_id = b.id where b.id = ${id}`),
  );
  return {
    ...read[0],
    // centavos
    held: Math.round((payment.amount - payment.refunds.reduce((sum, { amount }) => sum + amount, 0)) * 100),
    checkouts: simulator.checkout.preferencesOf(reference).length,
  };
}
