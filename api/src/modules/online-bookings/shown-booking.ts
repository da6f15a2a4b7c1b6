import { cancellationTerms } from '@canchero/shared-contracts/booking';
import type { OnlineBooking, OnlineState } from '@canchero/shared-contracts/online-booking';
import type { StoredOnlineBooking } from './sql';

/** Returns the state of an online booking as its player sees it, at the time of the database. */
export function onlineState({
  state,
  awaits,
  hold_until,
  expired_at,
  paid,
  now,
}: Pick<StoredOnlineBooking, 'state' | 'awaits' | 'hold_until' | 'expired_at' | 'paid' | 'now'>): OnlineState {
  if (state === 'cancelled') return expired_at ? 'expired' : 'cancelled';
  if (state !== 'pending_payment' && state !== 'hold') return state;
  // one with money keeps its place
  if (hold_until && Date.parse(hold_until) <= Date.parse(now)) return paid > 0 ? 'confirmed' : 'expired';
  return awaits === 'contact' ? 'pending_contact' : 'pending_payment';
}

const CANCELLABLE: readonly OnlineState[] = ['pending_contact', 'pending_payment', 'confirmed'];

/**
 * Returns the amounts of a cancellation now, in centavos: refunded, of that credit, owed in person and kept; null if
 * the booking can no longer be cancelled. Online payments go back first, over the gateway; payments at the club become
 * credit there, if there is a player to have it.
 */
export function cancellationOffer(b: StoredOnlineBooking): OnlineBooking['cancellation'] {
  const now = Date.parse(b.now);
  const start = Date.parse(b.starts_at);
  if (!CANCELLABLE.includes(onlineState(b)) || start <= now) return null;
  const { kept } = cancellationTerms(b.club, { start: b.starts_at, price: b.price, paid: b.paid }, now);
  const free_until = new Date(start - b.club.cancel_hours * 3_600_000).toISOString();
  const refund = Math.min(b.paid - kept, b.paid - (b.has_player ? 0 : b.ownerless));
  return { refund, credit: Math.max(0, refund - b.online), owed: b.paid - kept - refund, kept, free_until };
}

/** Returns the centavos that the club has to give back in person. */
export const owedOf = ({ state, paid, kept }: Pick<StoredOnlineBooking, 'state' | 'paid' | 'kept'>): number =>
  state === 'cancelled' && kept !== null ? Math.max(0, paid - kept) : 0;

/**
 * Returns an online booking as the holder of its token sees it.
 * @param initPoint address of its open checkout
 */
export function shownBooking(b: StoredOnlineBooking, initPoint: string | null): OnlineBooking {
  const status = onlineState(b);
  const waits = status === 'pending_contact' || status === 'pending_payment';
  const { deposit_type: _type, deposit_value: _value, ...club } = b.club;
  return {
    status,
    club,
    court: b.court,
    start: b.starts_at,
    end: b.ends_at,
    player_name: `${b.first_name} ${b.last_name}`,
    special_requests: b.special_requests,
    price: b.price,
    pay: b.pay,
    asked: b.asked,
    paid: b.paid,
    owed: owedOf(b),
    refunded: b.refunded,
    init_point: status === 'pending_payment' && b.paid < b.asked ? initPoint : null,
    expires_at: waits ? b.hold_until : null,
    cancellation: cancellationOffer(b),
    reminder: b.reminder,
  };
}
