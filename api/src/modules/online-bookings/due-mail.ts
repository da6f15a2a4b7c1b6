import { onlineState } from './shown-booking';
import type { StoredOnlineBooking } from './sql';

/** Content of the last mail to the player. Instants are ISO-8601 UTC, amounts centavos. */
export interface Told {
  state: 'waiting' | 'confirmed' | 'cancelled' | 'expired';
  court_id: string;
  court_name: string;
  start: string;
  end: string;
  refunded: number;
  credited: number;
  /** Number of rejected payments; absent in records from before players got mails about them. */
  rejected?: number;
}

export type MailKind = 'contact' | 'confirmed' | 'changed' | 'cancelled' | 'refunded' | 'payment_failed';

/** Returns what is there to tell of a booking now. */
export function tellable(b: StoredOnlineBooking): Told {
  const state = onlineState(b);
  return {
    state:
      state === 'pending_contact' || state === 'pending_payment'
        ? 'waiting'
        : state === 'expired' || state === 'cancelled'
          ? state
          : 'confirmed',
    court_id: b.court_id,
    court_name: b.court.name,
    start: b.starts_at,
    end: b.ends_at,
    refunded: b.refunded,
    credited: b.credited,
    rejected: b.rejected,
  };
}

/**
 * Returns the mail about what has changed since the last one; null if nothing has. A change that was reversed in
 * between is left out, as is a rejected payment once another one was made or is under way.
 */
export function dueMail(b: StoredOnlineBooking, told: Told | null): MailKind | null {
  const now = tellable(b);
  const state = onlineState(b);
  if (state === 'pending_contact') return told ? null : 'contact';
  // money that came after the place was gone goes back
  if (now.state === 'expired' && now.refunded > (told?.refunded ?? 0)) return 'refunded';
  if (now.state === 'waiting' || now.state === 'expired') return wasRejected(b, told) ? 'payment_failed' : null;
  if (now.state !== told?.state) return now.state;
  if (now.refunded > told.refunded) return 'refunded';
  return now.state === 'confirmed' && moved(now, told) && Date.parse(b.ends_at) > Date.parse(b.now) ? 'changed' : null;
}

/** Checks whether a payment was rejected since, and the booking could still be paid or made again. */
const wasRejected = (b: StoredOnlineBooking, told: Told | null) =>
  b.rejected > (told?.rejected ?? 0) && !b.in_process && Date.parse(b.starts_at) > Date.parse(b.now);

const moved = (now: Told, told: Told) =>
  now.court_id !== told.court_id || now.start !== told.start || now.end !== told.end;
