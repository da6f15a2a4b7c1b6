import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type CacheKey, keyOf, queryOf } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { BookingVersions, type IsoRange, upsertBooking } from './model/booking-versions';

export const bookingsKey = (clubId: string, range?: IsoRange): CacheKey =>
  keyOf(bookingEndpoints.list, { clubId }, range);

export const bookingKey = (clubId: string, bookingId: string | null): CacheKey =>
  keyOf(bookingEndpoints.get, { clubId, bookingId: bookingId ?? '' });

/** Bookings of one club in the page's query cache, kept current by calls and by the stream. */
export interface BookingCache {
  /** Loads a range from the api, including changes that arrive meanwhile. */
  read(range: IsoRange, signal: AbortSignal): Promise<readonly Booking[]>;
  /** Applies a version of a booking. Returns false if a cached list did not change, as for an echo or an older version. */
  apply(booking: Booking): boolean;
  /** Removes a booking that no longer exists, such as a hold that has ended. */
  remove(id: string): void;
  /** Returns the newest version in any cached list. */
  find(id: string): Booking | undefined;
  /** Checks whether a booking of any cached list matches. */
  some(matches: (booking: Booking) => boolean): boolean;
  /** Marks all cached lists as stale. */
  invalidate(): Promise<void>;
}

export function createBookingCache(
  { queryClient, call }: Pick<HostServices, 'queryClient' | 'call'>,
  clubId: string,
): BookingCache {
  const journal = new BookingVersions();
  const lists = () =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: bookingsKey(clubId) })
      .flatMap((query) => {
        const range = queryOf(bookingEndpoints.list, query.queryKey);
        return range ? [{ query, range, list: query.state.data as readonly Booking[] | undefined }] : [];
      });
  return {
    async read(range, signal) {
      const mark = journal.mark;
      const answer = await call(bookingEndpoints.list, { params: { clubId }, query: range }, { signal });
      return journal.since(mark).reduce<readonly Booking[]>((list, b) => upsertBooking(list, b, range), answer);
    },
    apply(booking) {
      if (!journal.record(booking)) return false;
      let news = false;
      queryClient.setQueryData<Booking>(bookingKey(clubId, booking.id), (known) => known && newer(known, booking));
      for (const { query, range, list } of lists()) {
        if (!list) continue;
        const next = upsertBooking(list, booking, range);
        if (next === list) continue;
        news = true;
        queryClient.setQueryData(query.queryKey, next);
      }
      return news;
    },
    remove(id) {
      const known = this.find(id);
      // An answer that was on its way does not bring it back; its next version does, as when it is paid after its time.
      if (known) this.apply({ ...known, state: 'cancelled', version: known.version + 1 });
    },
    find(id) {
      let newest: Booking | undefined;
      for (const { list } of lists()) {
        const found = list?.find((b) => b.id === id);
        if (found && found.version > (newest?.version ?? -1)) newest = found;
      }
      return newest;
    },
    some: (matches) => lists().some(({ list }) => list?.some(matches)),
    invalidate: () => queryClient.invalidateQueries({ queryKey: bookingsKey(clubId) }),
  };
}

export const newer = (a: Booking, b: Booking): Booking => (b.version > a.version ? b : a);
