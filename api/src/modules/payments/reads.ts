import { type NetPayment, type Sharer, settle } from '@canchero/shared-contracts/payment';
import type { Debt } from '@canchero/shared-contracts/player';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { unitOf } from '../clubs/reads';

/** Counts a player's payments, voided ones left out. */
export async function paymentCount(tx: Tx, clubId: string, playerId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from payments
    where club_id = ${clubId} and player_id = ${playerId} and voided_at is null`);
  return row?.n ?? 0;
}

/** Debt of one player. */
export interface PlayerDebt extends Debt {
  player_id: string;
}

/** Row of an open amount: a booking with all who share it, or a consumption or order of one player. */
interface OpenRow extends Omit<PlayerDebt, 'player_id'> {
  player_id: string | null;
  sharers: Sharer[] | null;
  payments: NetPayment[] | null;
}

/**
 * Selects what players owe at `now`, oldest first: shares of bookings that have begun, consumptions, pending orders.
 * @param playerIds null for all players of the club
 */
export async function selectDebts(
  tx: Tx,
  clubId: string,
  playerIds: readonly string[] | null,
  now: Date,
): Promise<PlayerDebt[]> {
  const theirs = (column: Sql) => (playerIds ? sql`and ${column} = any(${playerIds}::uuid[])` : empty);
  const open = (bookings: Sql) => sql`
    ${bookings}.paid < ${bookings}.price and ${bookings}.starts_at <= ${now}
      and ${bookings}.state not in ('hold', 'cancelled')`;
  // in their table bookings lie among those of other clubs: the ids that count are found in indexes first
  const counted = playerIds
    ? sql`b.id in (select x.id from bookings x where x.club_id = ${clubId} and ${open(sql`x`)} and x.id in (
        select booking_id from booking_players where club_id = ${clubId} and player_id = any(${playerIds}::uuid[])))`
    : open(sql`b`);
  const rows = await tx.query<OpenRow>(sql`
    select 'share' as kind, b.id, b.id as booking_id, k.name as title, b.starts_at as at, b.price as amount,
      b.price - b.paid as open, null::uuid as player_id,
      (select json_agg(json_build_object('id', bp.player_id, 'agreed', s.amount) order by bp.seq)
        from booking_players bp left join booking_shares s
          on s.club_id = bp.club_id and s.booking_id = bp.booking_id and s.player_id = bp.player_id
        where bp.club_id = b.club_id and bp.booking_id = b.id) as sharers,
      coalesce((select json_agg(json_build_object('player_id', p.player_id, 'amount', p.amount - p.refunded))
        from payments p
        where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null), '[]'::json) as payments
    from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
    where b.club_id = ${clubId} and ${counted}
    union all
    select 'consumption', c.id, c.booking_id, c.name, c.created_at, c.total, c.total - c.paid, c.player_id, null, null
    from consumptions c
    where c.club_id = ${clubId} and c.player_id is not null and c.removed_at is null
      and c.paid < c.quantity * c.unit_price ${theirs(sql`c.player_id`)}
    union all
    select 'order', o.id, o.booking_id, o.number::text, o.created_at, o.total - o.refunded,
      o.total - o.refunded - o.paid, o.player_id, null, null
    from orders o
    where o.club_id = ${clubId} and o.player_id is not null and o.state = 'pending' ${theirs(sql`o.player_id`)}
    order by at, id`);
  const unit = await unitOf(tx, clubId);
  const wanted = playerIds && new Set(playerIds.map((id) => id.toLowerCase()));
  return rows.flatMap(({ sharers, payments, player_id, ...row }): PlayerDebt[] => {
    if (player_id) return [{ ...row, player_id }];
    return settle(row.amount, sharers ?? [], payments ?? [], unit)
      .shares.filter((share) => share.open > 0 && (!wanted || wanted.has(share.player_id)))
      .map((share) => ({ ...row, player_id: share.player_id, amount: share.amount, open: share.open }));
  });
}
