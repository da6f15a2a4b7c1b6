import type { BookingState, EventType } from '@canchero/shared-contracts/booking';
import type { EventsFilter } from '@canchero/shared-contracts/report';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { AWAITS } from '../../bookings/reads';
import { BOOKINGS, matching } from '../events-summary/sql';

/** Booking as a line of a file, with the date and the times of the club's clock. */
export interface BookingLine {
  date: string;
  start: string;
  end: string;
  minutes: number;
  court: string;
  event_type: EventType;
  modality: 'simple' | 'fixed';
  state: BookingState;
  awaits: 'contact' | 'payment' | null;
  players: string;
  description: string;
  /** Centavos; `open` is what counts as left to pay, nothing for cancelled ones. */
  price: number;
  paid: number;
  open: number;
  payment_status: 'pending' | 'partially_paid' | 'fully_paid' | 'overpaid';
}

/** Counts the bookings that a filter finds. */
export async function countBookings(tx: Tx, clubId: string, timezone: string, filter: EventsFilter): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from ${BOOKINGS}
    where ${matching(clubId, timezone, filter)}`);
  return row?.count ?? 0;
}

/** Opens the cursor of the bookings that a filter finds, by start; it lasts as long as the transaction. */
export async function openBookingLines(
  tx: Tx,
  clubId: string,
  timezone: string,
  filter: EventsFilter,
): Promise<(size: number) => Promise<BookingLine[]>> {
  await tx.query(sql`
    declare booking_lines no scroll cursor for
    select to_char(b.starts_at at time zone ${timezone}, 'YYYY-MM-DD') as date,
      to_char(b.starts_at at time zone ${timezone}, 'HH24:MI') as start,
      to_char(b.ends_at at time zone ${timezone}, 'HH24:MI') as "end",
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes, c.name as court, b.event_type, b.modality,
      b.state, ${AWAITS} as awaits, b.description, b.price, b.paid, b.payment_status,
      case when b.state = 'cancelled' then 0 else greatest(b.price - b.paid, 0) end as open,
      coalesce((select string_agg(trim(p.first_name || ' ' || p.last_name), ', ' order by bp.seq)
        from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
        where bp.club_id = b.club_id and bp.booking_id = b.id), '') as players
    from ${BOOKINGS}
    where ${matching(clubId, timezone, filter)}
    order by b.starts_at, b.id`);
  return (size) => tx.query<BookingLine>(sql`fetch ${raw(String(size))} from booking_lines`);
}

/** Names of the court and the player of a filter; null for one that is not filtered by or does not exist. */
export async function selectFilterNames(
  tx: Tx,
  clubId: string,
  { court, player }: EventsFilter,
): Promise<{ court: string | null; player: string | null }> {
  const [row] = await tx.query<{ court: string | null; player: string | null }>(sql`
    select (select name from courts where club_id = ${clubId} and id = ${court ?? null}::uuid) as court,
      (select trim(first_name || ' ' || last_name) from players
        where club_id = ${clubId} and id = ${player ?? null}::uuid) as player`);
  return row ?? { court: null, player: null };
}

/** Name of a club, as its files and their names have it. */
export async function selectExportClub(tx: Tx, clubId: string) {
  const [row] = await tx.query<{ name: string; slug: string; timezone: string; currency: string }>(sql`
    select name, slug, timezone, currency from clubs where id = ${clubId}`);
  if (!row) throw new Error(`no club ${clubId}`);
  return row;
}
