import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { milliseconds } from '../../platform/db/milliseconds';

/** Checkout as the database keeps it; amount in centavos, instants ISO-8601 UTC. */
export interface Checkout {
  club_id: string;
  /** Reference that payments at the gateway repeat. */
  id: string;
  booking_id: string;
  amount: number;
  currency: string;
  collector: string;
  title: string;
  expires_at: string;
  init_point: string | null;
  state: 'created' | 'open' | 'closed';
  attempts: number;
}

const COLUMNS = sql`
  club_id, id, booking_id, amount, currency, collector, title, expires_at, init_point, state, attempts`;

/** A payment may have begun just before the end; a new one cannot appear later than this. */
export const GRACE_MS = 15 * 60_000;

/**
 * Condition for a checkout `c` from which a payment may still come at an instant, as far as the service can learn: what
 * has ended at an account that the club disconnected is asked about again only if it is connected once more.
 */
export const mayStillPay = (now: Date) => sql`
  c.state <> 'closed' and (c.expires_at + ${milliseconds(GRACE_MS)} > ${now}::timestamptz or exists (
    select from mercadopago_connections m where m.club_id = c.club_id and m.seller_id = c.collector))`;

/** Inserts a checkout in the club's currency, to be looked at after `checkMs`, and returns its reference. */
export async function insertCheckout(
  tx: Tx,
  c: Pick<Checkout, 'club_id' | 'booking_id' | 'amount' | 'collector' | 'expires_at'>,
  checkMs: number,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into checkouts (club_id, booking_id, amount, currency, collector, title, expires_at, next_check_at)
    select b.club_id, b.id, ${c.amount}, k.currency, ${c.collector}, k.name || ' · ' || r.name || ' ' ||
        to_char(b.starts_at at time zone k.timezone, 'DD/MM HH24:MI'),
      ${c.expires_at}, clock_timestamp() + ${milliseconds(checkMs)}
    from bookings b join clubs k on k.id = b.club_id join courts r on r.club_id = b.club_id and r.id = b.court_id
    where b.club_id = ${c.club_id} and b.id = ${c.booking_id} returning id`);
  if (!row) throw new Error('a checkout needs a booking');
  return row.id;
}

/** Selects a checkout by its reference, whatever its club. */
export async function selectCheckout(tx: Tx, reference: string): Promise<Checkout | null> {
  const [row] = await tx.query<Checkout>(sql`select ${COLUMNS} from checkouts where id = ${reference}`);
  return row ?? null;
}

/** Selects the newest checkout of a booking. */
export async function selectCheckoutOf(tx: Tx, clubId: string, bookingId: string): Promise<Checkout | null> {
  const [row] = await tx.query<Checkout>(sql`
    select ${COLUMNS} from checkouts where club_id = ${clubId} and booking_id = ${bookingId}
    order by created_at desc limit 1`);
  return row ?? null;
}

/** Locks a checkout: what happens to its payments happens one after the other. */
export async function lockCheckout(tx: Tx, clubId: string, reference: string): Promise<Checkout> {
  const [row] = await tx.query<Checkout>(sql`
    select ${COLUMNS} from checkouts where club_id = ${clubId} and id = ${reference} for no key update`);
  if (!row) throw new Error('a checkout is gone');
  return row;
}

/** Stores the gateway's preference, to be checked after `checkMs`. If two calls made one each, the first stays. */
export const openCheckoutRow = (tx: Tx, c: Checkout, preference: { id: string; initPoint: string }, checkMs: number) =>
  tx.query(sql`
    update checkouts set state = 'open', preference_id = ${preference.id}, init_point = ${preference.initPoint},
      attempts = 0, next_check_at = clock_timestamp() + ${milliseconds(checkMs)}
    where club_id = ${c.club_id} and id = ${c.id} and state = 'created'`);

/** Claims checkouts that are due, so that no other instance looks at them for `leaseMs`, both by the database's clock. */
export const claimCheckouts = (tx: Tx, leaseMs: number): Promise<Checkout[]> =>
  tx.query<Checkout>(sql`
    update checkouts set attempts = attempts + 1, next_check_at = clock_timestamp() + ${milliseconds(leaseMs)}
    where (club_id, id) in (
      select club_id, id from checkouts where next_check_at <= clock_timestamp()
      order by next_check_at limit 50 for update skip locked)
    returning ${COLUMNS}`);

/** Lets a checkout be looked at after a time. */
export const scheduleCheckout = (tx: Tx, { club_id, id }: Checkout, checkMs: number) =>
  tx.query(sql`
    update checkouts set next_check_at = clock_timestamp() + ${milliseconds(checkMs)}
    where club_id = ${club_id} and id = ${id}`);

/** Closes a checkout from which nothing more can come. */
export const closeCheckout = (tx: Tx, { club_id, id }: Checkout) =>
  tx.query(sql`
    update checkouts set next_check_at = null, state = 'closed' where club_id = ${club_id} and id = ${id}`);
