import type { PayChoice } from '@canchero/shared-contracts/club';
import type { Language } from '@canchero/shared-contracts/core';
import type { OnlineBooking } from '@canchero/shared-contracts/online-booking';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../../platform/db/database';

/** Data that a player entered on the public page for a booking. */
export interface OnlineDetails {
  first_name: string;
  last_name: string;
  /** Phone number in E.164 form. */
  phone: string;
  email: string;
  language: Language;
  pay: PayChoice;
  /** Centavos that are asked for online. */
  asked: number;
  special_requests: string;
}

/** Inserts the online part of a booking, whose mail is due at once. */
export const insertOnlineBooking = (
  tx: Tx,
  clubId: string,
  bookingId: string,
  o: OnlineDetails & { tokenHash: string; awaits: 'contact' | 'payment' | null; bookedBy: string },
) =>
  tx.query(sql`
    insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay,
      asked, special_requests, awaits, booked_by, mail_due_at)
    values (${clubId}, ${bookingId}, ${o.tokenHash}, ${o.first_name}, ${o.last_name}, ${o.phone}, ${o.email},
      ${o.language}, ${o.pay}, ${o.asked}, ${o.special_requests}, ${o.awaits}, ${o.bookedBy}, clock_timestamp())`);

/**
 * Counts the unpaid future online bookings of a person, by phone and e-mail, and of an address. Locks all three, in the
 * same order for everybody, so that simultaneous calls are all counted.
 */
export async function countUnpaid(
  tx: Tx,
  clubId: string,
  by: { phone: string; email: string; address: string },
): Promise<{ person: number; address: number }> {
  for (const key of [by.phone, by.email, by.address].sort()) {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`online bookings of ${clubId} ${key}`}, 0))`);
  }
  const [row] = await tx.query<{ person: number; address: number }>(sql`
    select count(*) filter (where o.phone = ${by.phone} or o.email = ${by.email})::int as person,
      count(*) filter (where o.booked_by = ${by.address})::int as address
    from online_bookings o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    where o.club_id = ${clubId} and (o.phone = ${by.phone} or o.email = ${by.email} or o.booked_by = ${by.address})
      and b.starts_at > clock_timestamp() and b.paid = 0
      and (b.state = 'confirmed' or b.state = 'pending_payment' and coalesce(b.hold_until > clock_timestamp(), true))`);
  return row ?? { person: 0, address: 0 };
}

/** Counts the unpaid online bookings that a club got in the last minutes. */
export async function countRecent(tx: Tx, clubId: string, minutes: number): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from online_bookings o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    where o.club_id = ${clubId} and o.created_at > clock_timestamp() - ${minutes}::int * interval '1 minute'
      and b.paid = 0`);
  return row?.n ?? 0;
}

/** Selects club and booking of a token. */
export async function selectByToken(
  db: Database,
  tokenHash: string,
): Promise<{ club_id: string; booking_id: string } | null> {
  const [row] = await db.prepared<{ club_id: string; booking_id: string }>(
    'online_booking_by_token',
    sql`select club_id, booking_id from online_bookings where token_hash = ${tokenHash}::text`,
  );
  return row ?? null;
}

/** Online booking with everything that its page and its mails are made from. Instants are ISO-8601 UTC. */
export interface StoredOnlineBooking extends OnlineDetails {
  booking_id: string;
  club: OnlineBooking['club'] & { deposit_type: 'none' | 'fixed' | 'percent'; deposit_value: number };
  court_id: string;
  court: OnlineBooking['court'];
  starts_at: string;
  ends_at: string;
  state: 'hold' | 'pending_payment' | 'confirmed' | 'completed' | 'cancelled' | 'no_show';
  hold_until: string | null;
  price: number;
  paid: number;
  /** Centavos that were refunded, as money or credit. */
  refunded: number;
  /** Centavos of `refunded` that became credit at the club. */
  credited: number;
  /** Centavos that were paid over the gateway. */
  online: number;
  /** Centavos paid at the club without naming a player; they can become credit only of a player of the booking. */
  ownerless: number;
  /** Centavos that the club keeps of a booking that its player cancelled; null otherwise. */
  kept: number | null;
  version: number;
  /** Number of payments that the gateway has rejected or cancelled. */
  rejected: number;
  /** True while the gateway works on a payment. */
  in_process: boolean;
  awaits: 'contact' | 'payment' | null;
  expired_at: string | null;
  reminder: boolean;
  has_player: boolean;
  /** Time of the database. */
  now: string;
}

/** Selects an online booking of a club. */
export async function selectOnlineBooking(
  tx: Tx,
  clubId: string,
  bookingId: string,
): Promise<StoredOnlineBooking | null> {
  const [row] = await tx.query<StoredOnlineBooking>(sql`
    select o.booking_id, o.first_name, o.last_name, o.phone, o.email, o.language, o.pay, o.asked, o.special_requests,
      o.awaits, o.expired_at, o.reminder, o.kept, b.starts_at, b.ends_at, b.state, b.hold_until, b.price, b.paid, b.version,
      (select coalesce(sum(p.refunded), 0)::bigint from payments p
        where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null) as refunded,
      (select coalesce(sum(r.amount), 0)::bigint from payments p
        join refunds r on r.club_id = p.club_id and r.payment_id = p.id and r.destination = 'credit'
        where p.club_id = b.club_id and p.booking_id = b.id) as credited,
      (select coalesce(sum(p.amount - p.refunded), 0)::bigint from payments p
        where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null and p.created_by is null) as online,
      (select coalesce(sum(p.amount - p.refunded), 0)::bigint from payments p
        where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null and p.created_by is not null
          and p.player_id is null) as ownerless,
      (select count(*)::int from gateway_payments g join checkouts c on c.club_id = g.club_id and c.id = g.checkout_id
        where c.club_id = b.club_id and c.booking_id = b.id and g.status in ('rejected', 'cancelled')) as rejected,
      exists (select from gateway_payments g join checkouts c on c.club_id = g.club_id and c.id = g.checkout_id
        where c.club_id = b.club_id and c.booking_id = b.id
          and g.status in ('pending', 'in_process', 'authorized', 'in_mediation')) as in_process,
      exists (select from booking_players bp where bp.club_id = b.club_id and bp.booking_id = b.id) as has_player,
      b.court_id, json_build_object('name', k.name, 'sport', k.sport) as court,
      json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'address', c.address, 'phone', c.phone,
        'whatsapp', c.whatsapp, 'timezone', c.timezone, 'currency', c.currency, 'cancel_hours', c.cancel_hours,
        'deposit_type', c.deposit_type, 'deposit_value', c.deposit_value) as club,
      clock_timestamp() as now
    from online_bookings o
    join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    join courts k on k.club_id = b.club_id and k.id = b.court_id
    join clubs c on c.id = b.club_id
    where o.club_id = ${clubId} and o.booking_id = ${bookingId}`);
  return row ?? null;
}

/** Writes down what the club keeps of a booking that its player cancels, in centavos. */
export const setKept = (tx: Tx, clubId: string, bookingId: string, kept: number) =>
  tx.query(sql`
    update online_bookings set kept = ${kept} where club_id = ${clubId} and booking_id = ${bookingId}`);

export const setReminder = (tx: Tx, clubId: string, bookingId: string, reminder: boolean) =>
  tx.query(sql`
    update online_bookings set reminder = ${reminder} where club_id = ${clubId} and booking_id = ${bookingId}`);

/**
 * Queues the mail about a change at once instead of after the usual delay, for a change that the player made and
 * already knows of.
 */
export const tellAtOnce = (tx: Tx, clubId: string, bookingId: string) =>
  tx.query(sql`
    update online_bookings set mail_due_at = clock_timestamp()
    where club_id = ${clubId} and booking_id = ${bookingId}`);
