import type { BookingState } from '@canchero/shared-contracts/booking';
import type { CashDesk } from '@canchero/shared-contracts/cash';
import type { ChargeMethod, ConsumptionPayment, Payment } from '@canchero/shared-contracts/payment';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Columns of a contract's `Payment`, from `FROM_PAYMENTS`: payment `p` with its player `y`. */
export const PAYMENT = raw(`
  p.id, p.booking_id, p.order_id, p.consumption_id, p.player_id,
  trim(y.first_name || ' ' || y.last_name) as player_name, p.method, p.amount, p.refunded, p.notes,
  p.created_by, p.created_at, p.voided_at, p.void_reason, p.version`);
export const FROM_PAYMENTS = raw('from payments p left join players y on y.club_id = p.club_id and y.id = p.player_id');

export interface LockedBooking {
  price: number;
  state: BookingState;
}

/**
 * Locks a booking until the transaction ends. Every change of its payments and shares starts here. Returns null if the
 * club has no such booking.
 */
export async function lockBooking(tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking | null> {
  const [row] = await tx.query<LockedBooking>(sql`
    select price, state from bookings where club_id = ${clubId} and id = ${bookingId} for no key update`);
  return row ?? null;
}

/** Selects the payments of a booking that are not voided, oldest first. */
export const selectValidPayments = (tx: Tx, clubId: string, bookingId: string): Promise<Payment[]> =>
  tx.query<Payment>(sql`
    select ${PAYMENT} ${FROM_PAYMENTS}
    where p.club_id = ${clubId} and p.booking_id = ${bookingId} and p.voided_at is null order by p.created_at, p.id`);

/** Selects the payments of a booking's consumptions that are not voided, oldest first. */
export const selectConsumptionPayments = (tx: Tx, clubId: string, bookingId: string): Promise<ConsumptionPayment[]> =>
  tx.query<ConsumptionPayment>(sql`
    select ${PAYMENT}, json_build_object('name', c.name, 'quantity', c.quantity) as consumption
    ${FROM_PAYMENTS} join consumptions c on c.club_id = p.club_id and c.id = p.consumption_id
    where c.club_id = ${clubId} and c.booking_id = ${bookingId} and p.voided_at is null order by p.created_at, p.id`);

export interface SharerRow {
  id: string;
  name: string;
  /** Agreed share in centavos; null if none was agreed. */
  agreed: number | null;
  /** Credit with the club, in centavos. */
  credit: number;
}

/** Selects the players who share a booking, in the order in which they were added. */
export const selectSharers = (tx: Tx, clubId: string, bookingId: string): Promise<SharerRow[]> =>
  tx.query<SharerRow>(sql`
    select y.id, trim(y.first_name || ' ' || y.last_name) as name, s.amount as agreed, y.credit
    from booking_players bp join players y on y.club_id = bp.club_id and y.id = bp.player_id
    left join booking_shares s on s.club_id = bp.club_id and s.booking_id = bp.booking_id and s.player_id = bp.player_id
    where bp.club_id = ${clubId} and bp.booking_id = ${bookingId} order by bp.seq`);

/** Payment of a booking, an order or a consumption. `playerId` is the player whose share it pays, or whose credit. */
export interface PaymentRow {
  bookingId?: string;
  orderId?: string;
  consumptionId?: string;
  playerId: string | null;
  method: ChargeMethod;
  amount: number;
  notes: string;
  by: string | null;
}

/** Inserts a payment and returns its id. Triggers add it to what it pays for, and to the open cash session. */
export async function insertPayment(tx: Tx, clubId: string, p: PaymentRow): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into payments (club_id, booking_id, order_id, consumption_id, player_id, method, amount, notes, created_by)
    values (${clubId}, ${p.bookingId ?? null}, ${p.orderId ?? null}, ${p.consumptionId ?? null}, ${p.playerId},
      ${p.method}, ${p.amount}, ${p.notes}, ${p.by}) returning id`);
  if (!row) throw new Error('a payment was not written');
  return row.id;
}

/**
 * Sets a player's agreed share, or deletes it if `amount` is null. Returns false if the player is not in the booking.
 */
export async function upsertShare(
  tx: Tx,
  clubId: string,
  share: { bookingId: string; playerId: string; amount: number | null },
): Promise<boolean> {
  const { bookingId, playerId, amount } = share;
  const inBooking = sql`
    select club_id, booking_id, player_id from booking_players
    where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${playerId}`;
  if (amount === null) {
    await tx.query(sql`
      delete from booking_shares where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${playerId}`);
    return (await tx.query(inBooking)).length === 1;
  }
  const rows = await tx.query(sql`
    insert into booking_shares (club_id, booking_id, player_id, amount)
    select x.*, ${amount}::bigint from (${inBooking}) x
    on conflict (club_id, booking_id, player_id) do update set amount = excluded.amount returning player_id`);
  return rows.length === 1;
}

/** Names the desk at which the rest of this transaction takes money, where that does not follow from what is paid. */
export const takeAtDesk = (tx: Tx, desk: CashDesk) => tx.query(sql`select set_config('app.desk', ${desk}, true)`);
