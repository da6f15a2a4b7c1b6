import type { Booking } from '@canchero/shared-contracts/booking';

const FRESH_MS = 5_000;

/** Changes by colleagues, so that their blocks flash: once, and only while they are fresh. */
export class RecentChanges {
  private readonly heard = new Map<string, number>();

  /** `now` in milliseconds of any steady clock. */
  add(booking: Booking, now: number) {
    for (const [key, at] of this.heard) if (now - at > FRESH_MS) this.heard.delete(key);
    this.heard.set(keyOf(booking), now);
  }

  /** True the first time that it is asked about fresh news. */
  take(booking: Booking, now: number): boolean {
    const at = this.heard.get(keyOf(booking));
    return this.heard.delete(keyOf(booking)) && at !== undefined && now - at <= FRESH_MS;
  }
}

const keyOf = (booking: Booking) => `${booking.id}@${booking.version}`;
