import type { Frequency } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';

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
  /** Ids of its players that the club still has, in their order. */
  player_ids: string[];
}

/** Selects the last date of a series, one that was not moved by itself if there is one; null if all are cancelled. */
export async function selectLastOccurrence(tx: Tx, clubId: string, seriesId: string): Promise<LastOccurrence | null> {
  const [row] = await tx.query<LastOccurrence>(sql`
    select b.id, b.court_id, b.starts_at, b.ends_at, b.event_type, b.description, b.price, b.price_agreed, s.frequency,
      to_char(s.ends_on, 'YYYY-MM-DD') as ends_on, array(
        select p.id from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
        where bp.club_id = b.club_id and bp.booking_id = b.id and p.removed_at is null order by bp.seq) as player_ids
    from series s join bookings b on b.club_id = s.club_id and b.series_id = s.id
    where s.club_id = ${clubId} and s.id = ${seriesId} and b.state <> 'cancelled'
    order by b.moved, b.starts_at desc limit 1`);
  return row ?? null;
}

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
