import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { createQueryClient, keyOf } from '@canchero/shared-contracts/kit';
import { CLUB_ID } from '@canchero/shared-contracts/testing/records';
import { aBooking } from '../testing/fixtures';
import { createBookingCache } from './booking-cache';

const start = '2026-11-21T15:00:00.000Z';
const booking = aBooking({ start });
const changed = aBooking({ start, version: 2, description: 'Gómez' });
const range = (from: number, to: number) => ({
  from: `2026-11-21T${from}:00:00.000Z`,
  to: `2026-11-21T${to}:00:00.000Z`,
});
const listKey = (given: ReturnType<typeof range>) => keyOf(bookingEndpoints.list, { clubId: CLUB_ID }, given);

function cacheWith(stored: [ReturnType<typeof keyOf>, unknown][]) {
  const queryClient = createQueryClient();
  for (const [key, data] of stored) queryClient.setQueryData(key, data);
  const call = () => Promise.reject(new Error('nothing is read here'));
  return { queryClient, cache: createBookingCache({ queryClient, call }, CLUB_ID) };
}

test('a change reaches every list of bookings in its range, whichever remote reads it', () => {
  const [day, aroundNow, later] = [listKey(range(10, 23)), listKey(range(12, 17)), listKey(range(18, 23))];
  const { queryClient, cache } = cacheWith([
    [day, [booking]],
    [aroundNow, [booking]],
    [later, []],
  ]);
  expect(cache.apply(changed)).toBe(true);
  expect([day, aroundNow, later].map((key) => queryClient.getQueryData(key))).toEqual([[changed], [changed], []]);
});

test('answers of other endpoints are left alone', () => {
  const month = keyOf(bookingEndpoints.month, { clubId: CLUB_ID }, { month: '2026-11' });
  const everything = keyOf(bookingEndpoints.list, { clubId: CLUB_ID });
  const { queryClient, cache } = cacheWith([
    [month, [booking]],
    [everything, [booking]],
  ]);
  cache.apply(changed);
  expect([month, everything].map((key) => queryClient.getQueryData(key))).toEqual([[booking], [booking]]);
});

test('a place that ended leaves, an older answer does not bring it back, a payment after its time does', async () => {
  const day = range(10, 23);
  const { queryClient, cache } = cacheWith([[listKey(day), [booking]]]);
  cache.remove(booking.id);
  const shown = () => queryClient.getQueryData(listKey(day));
  expect(shown()).toEqual([]);
  cache.apply(booking);
  expect(shown()).toEqual([]);
  const paid = aBooking({ start, version: booking.version + 2 });
  cache.apply(paid);
  expect(shown()).toEqual([paid]);
});
