import type { Booking } from '@canchero/shared-contracts/booking';

const FRESH_MS = 5_000;

/** Colleagues' changes whose cards should flash: once, and only within seconds. */
export class RecentChanges {
  private readonly heard = new Map<string, number>();

  /** `now` in milliseconds of any steady clock. */
  add(booking: Booking, now: number) {
    for (const [key, at] of this.heard) if (now - at > FRESH_MS) this.heard.delete(key);
    this.heard.set(keyOf(booking), now);
  }

  /** Returns true the first time that it is called for a recent change. */
  take(booking: Booking, now: number): boolean {
    const at = this.heard.get(keyOf(booking));
    return this.heard.delete(keyOf(booking)) && at !== undefined && now - at <= FRESH_MS;
  }
}

const keyOf = (booking: Booking) => `${booking.id}@${booking.version}`;
