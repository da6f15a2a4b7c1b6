import { type NetPayment, type Sharer, settle } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Counts a player's payments, voided ones left out. */
export async function paymentCount(tx: Tx, clubId: string, playerId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from payments
    where club_id = ${clubId} and player_id = ${playerId} and voided_at is null`);
  return row?.n ?? 0;
}

interface OpenBooking {
  price: number;
  sharers: Sharer[];
  payments: NetPayment[];
}

/** Sums what each player still owes of bookings that have begun by `now`, in centavos. Others may be missing. */
export async function owedBy(
  tx: Tx,
  clubId: string,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await tx.query<OpenBooking>(sql`
    select b.price,
      (select json_agg(json_build_object('id', bp.player_id, 'agreed', s.amount) order by bp.seq)
        from booking_players bp left join booking_shares s
          on s.club_id = bp.club_id and s.booking_id = bp.booking_id and s.player_id = bp.player_id
        where bp.club_id = b.club_id and bp.booking_id = b.id) as sharers,
      coalesce((select json_agg(json_build_object('player_id', p.player_id, 'amount', p.amount - p.refunded))
        from payments p
        where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null), '[]'::json) as payments
    from bookings b
    where b.club_id = ${clubId} and b.paid < b.price and b.starts_at <= ${now} and b.state not in ('hold', 'cancelled')
      and b.id in (
        select booking_id from booking_players where club_id = ${clubId} and player_id = any(${playerIds}::uuid[]))`);
  const owed = new Map<string, number>();
  for (const { price, sharers, payments } of rows) {
    for (const { player_id, open } of settle(price, sharers, payments).shares) {
      owed.set(player_id, (owed.get(player_id) ?? 0) + open);
    }
  }
  return owed;
}
