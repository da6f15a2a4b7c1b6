import type { Language } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { isoInstant } from '../../platform/db/iso-instant';
import { beganWithinADay } from '../bookings/reads';
import { mayStillPay } from '../online-payments/reads';

/** Money of a club that the gateway works on, and bookings and cash that have not ended. */
export interface Open {
  /** Desk of an open cash session; null if there is none. */
  desk: string | null;
  /** Payments that may still come, and refunds that the gateway has to make. */
  payments: number;
  refunds: number;
  /** Booking of the oldest of them; null if there are none. */
  waiting_booking_id: string | null;
  bookings: number;
  /** Start of the first of the bookings; null if there are none. */
  first: string | null;
}

/**
 * Keeps bookings and cash of a club from beginning until the transaction ends, and waits for those that do.
 * @see refuse_closed_club, which takes the other side of the lock
 */
export const lockForClosing = (tx: Tx, clubId: string) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended('closing of ' || ${clubId}::text, 0))`);

/** Selects what of a club has not ended at an instant. A hold ends by the clock of the database. */
export async function selectOpen(tx: Tx, clubId: string, now: Date): Promise<Open> {
  const [row] = await tx.query<Open>(sql`
    with waiting as (
      select 'payment' as kind, c.booking_id, c.created_at from checkouts c
      where c.club_id = ${clubId}::uuid and ${mayStillPay(now)}
      union all
      select 'refund', c.booking_id, f.created_at
      from gateway_refunds r join refunds f on f.club_id = r.club_id and f.id = r.refund_id
        join gateway_payments g on g.club_id = r.club_id and g.gateway_id = r.gateway_id
        join checkouts c on c.club_id = g.club_id and c.id = g.checkout_id
      where r.club_id = ${clubId}::uuid and r.state = 'pending'
    ), coming as (
      select starts_at from bookings where club_id = ${clubId}::uuid and ends_at > ${now}
        and ${beganWithinADay(now)}
        and (state in ('pending_payment', 'confirmed') or state = 'hold' and hold_until > clock_timestamp())
    )
    select
      (select desk from cash_sessions where club_id = ${clubId}::uuid and closed_at is null
        order by opened_at limit 1) as desk,
      (select count(*)::int from waiting where kind = 'payment') as payments,
      (select count(*)::int from waiting where kind = 'refund') as refunds,
      (select booking_id from waiting order by created_at limit 1) as waiting_booking_id,
      (select count(*)::int from coming) as bookings,
      (select min(starts_at) from coming) as first`);
  if (!row) throw new Error('nothing was counted');
  return row;
}

/**
 * Marks a club as closed and returns its next version and the time; null if another call closed it. It is the time by
 * the database's clock, by which the club is erased later.
 */
export async function markClosed(
  tx: Tx,
  clubId: string,
  closing: { by: string; reason: string },
): Promise<{ version: number; closed_at: string } | null> {
  const [row] = await tx.query<{ version: number; closed_at: string }>(sql`
    update clubs set closed_at = now(), closed_by = ${closing.by}, close_reason = ${closing.reason},
      version = version + 1
    where id = ${clubId}::uuid and closed_at is null returning version, ${isoInstant('closed_at')} as closed_at`);
  return row ?? null;
}

/** Selects the owners of a club. */
export const selectOwners = (tx: Tx, clubId: string) =>
  tx.query<{ email: string; name: string; language: Language }>(sql`
    select u.email, u.name, u.language from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId}::uuid and m.role = 'owner'`);
