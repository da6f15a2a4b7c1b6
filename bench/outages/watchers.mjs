import { setTimeout as wait } from 'node:timers/promises';
import { openPages } from '../streams/open-pages.mjs';
import { Person } from '../streams/person.mjs';

/** Milliseconds for which events are waited for, and for which one that comes twice is. */
const PATIENCE_MS = 60_000;
const AFTERMATH_MS = 500;

/** Pages that watch one club, and when each of them learned of which booking. */
export class Watchers {
  /** @type {Person[]} */
  people = [];
  /** @type {import('../streams/page.mjs').Page[]} */
  pages = [];
  /** Times of day by booking, for each page. @type {Map<string, number>[]} */
  #arrivals = [];
  #doubled = 0;
  #resyncs = 0;
  /** Bookings by event, since all pages receive the same text. @type {Map<string, string>} */
  #bookings = new Map();

  /** Opens the pages. @param {import('../streams/site.mjs').Site} site @param {{clubId: string, emails: string[], ofEach: number}} who */
  async open(site, { clubId, emails, ofEach }) {
    this.people = emails.map((email) => new Person(site, { email, clubId }));
    this.pages = await openPages(this.people, ofEach, () => this.#receiver());
  }

  /** Time of day since which all pages are live; null if one is not. @returns {number | null} */
  get liveSince() {
    const times = this.pages.map((page) => page.liveSince);
    return times.includes(null) ? null : Math.max(...times);
  }

  /** Forgets what arrived before. */
  reset() {
    for (const seen of this.#arrivals) seen.clear();
    this.#doubled = 0;
    this.#resyncs = 0;
    for (const page of this.pages) {
      page.refusals.length = 0;
      page.ended = 0;
    }
  }

  /** Waits until all pages have learned of these bookings, as long as that may take, and a moment more. */
  async learnOf(ids) {
    const limit = Date.now() + PATIENCE_MS;
    while (this.#missing(ids) > 0 && Date.now() < limit) await wait(50);
    await wait(AFTERMATH_MS);
  }

  /** Returns the time of day at which the last page learned of a booking; infinite if one did not. */
  lastArrival(id) {
    return Math.max(...this.#arrivals.map((seen) => seen.get(id) ?? Number.POSITIVE_INFINITY));
  }

  /**
   * Reports what the pages lived through since `reset`.
   * @param {string[]} ids of the bookings of which all had to learn
   */
  report(ids) {
    return {
      missing: this.#missing(ids),
      doubled: this.#doubled,
      resyncs: this.#resyncs,
      ended: this.pages.reduce((sum, { ended }) => sum + ended, 0),
      refusals: this.pages.flatMap(({ refusals }) => refusals),
    };
  }

  #missing(ids) {
    return this.#arrivals.reduce((sum, seen) => sum + ids.filter((id) => !seen.has(id)).length, 0);
  }

  #receiver() {
    const seen = new Map();
    this.#arrivals.push(seen);
    return ({ name, id, data }) => {
      if (name === 'stream.resync') this.#resyncs++;
      if (name !== 'booking.created') return;
      if (!this.#bookings.has(id)) this.#bookings.set(id, JSON.parse(data).payload.booking.id);
      const booking = this.#bookings.get(id);
      if (seen.has(booking)) this.#doubled++;
      else seen.set(booking, Date.now());
    };
  }
}
