import type { Frequency } from '@canchero/shared-contracts/booking';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { isoInstant } from '../../../platform/db/iso-instant';

/** Date of a series that further ones are booked like. */
export interface LastOccurrence {
  id: string;
  court_id: string;
  starts_at: string;
  ends_at: string;
  event_type: string;
  description: string;
  price: number;
  price_agreed: boolean;
  frequency: Frequency;
  /** Last day of the series, YYYY-MM-DD. */
  ends_on: string;
  /** Starts of its dates after that day, which were paid and so stayed when the series was ended. */
  kept: string[];
  /** Ids of its players that the club still has, in their order. */
  player_ids: string[];
}

/**
 * Selects the last date of a series, one that was not moved by itself if there is one, and of those one up to its end;
 * null if all are cancelled.
 */
export async function selectLastOccurrence(tx: Tx, clubId: string, seriesId: string): Promise<LastOccurrence | null> {
  const [row] = await tx.query<LastOccurrence>(sql`
    select b.id, b.court_id, b.starts_at, b.ends_at, b.event_type, b.description, b.price, b.price_agreed, s.frequency,
      to_char(s.ends_on, 'YYYY-MM-DD') as ends_on, array(
        select ${isoInstant('k.starts_at')} from bookings k
        where k.club_id = s.club_id and k.series_id = s.id and k.state <> 'cancelled'
          and ${isAfterEnd('k')}) as kept, array(
        select p.id from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
        where bp.club_id = b.club_id and bp.booking_id = b.id and p.removed_at is null order by bp.seq) as player_ids
    from series s join clubs c on c.id = s.club_id join bookings b on b.club_id = s.club_id and b.series_id = s.id
    where s.club_id = ${clubId} and s.id = ${seriesId} and b.state <> 'cancelled'
    order by b.moved, ${isAfterEnd('b')}, b.starts_at desc limit 1`);
  return row ?? null;
}

/** Condition that a booking is after the last day of its series `s` of a club `c`. */
const isAfterEnd = (booking: string) => raw(`(${booking}.starts_at at time zone c.timezone)::date > s.ends_on`);

/** Copies the agreed shares and the notes of a booking to others, which have the same players and price. */
export async function copyBelongings(tx: Tx, clubId: string, from: string, to: readonly string[]): Promise<void> {
  await tx.query(sql`
    with shared as (
      insert into booking_shares (club_id, booking_id, player_id, amount)
      select p.club_id, p.booking_id, p.player_id, s.amount
      from booking_shares s
      join booking_players p on p.club_id = s.club_id and p.player_id = s.player_id and p.booking_id = any(${to}::uuid[])
      where s.club_id = ${clubId} and s.booking_id = ${from})
    insert into booking_notes (club_id, booking_id, text, author_id)
    select n.club_id, t.id, n.text, n.author_id
    from booking_notes n, unnest(${to}::uuid[]) t(id)
    where n.club_id = ${clubId} and n.booking_id = ${from}`);
}
