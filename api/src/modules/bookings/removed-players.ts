import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/**
 * Returns the ids of the players of a booking who were removed from the club since. Locks all of its players, so that none is
 * removed until the transaction ends.
 */
export async function selectRemoved(tx: Tx, clubId: string, bookingId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string; removed: boolean }>(sql`
    select p.id, p.removed_at is not null as removed
    from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
    where bp.club_id = ${clubId} and bp.booking_id = ${bookingId} order by p.id for share of p`);
  return rows.flatMap((row) => (row.removed ? [row.id] : []));
}
