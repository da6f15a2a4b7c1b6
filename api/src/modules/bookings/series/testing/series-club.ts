import { type Booking, bookingEndpoints, type NewBooking } from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';

import { type Booted, boot } from '../../../../testing/boot';
import { TestClub } from '../../../../testing/test-club';

/** Service and club of the file that runs. */
export let api: Booted;
export let club: TestClub;

/** Boots the service for a file, with one club. */
export function hasASeriesClub() {
  beforeAll(async () => {
    api = await boot();
    club = await TestClub.open(api.client);
  });
  afterAll(() => api.close());
}

/** The Wednesdays from 2031-01-08 on; 12:00 in Buenos Aires is 15:00 UTC. */
export const wednesday = (n: number, hour = 15) => new Date(Date.UTC(2031, 0, 8 + 7 * n, hour)).toISOString();
export const until = (n: number) => wednesday(n).slice(0, 10);
export const weekly = (n: number, rest: Partial<NewBooking> = {}): Partial<NewBooking> => ({
  recurrence: { frequency: 'weekly', end_date: until(n) },
  ...rest,
});
export const paramsOf = (b: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: b.id });
export const seriesOf = async (b: Booking) =>
  (await api.client.call(bookingEndpoints.series, { params: paramsOf(b) }, club.owner.token)).data;
export const startsOf = async (b: Booking) => (await seriesOf(b)).occurrences.map((o) => o.start);
export const read = async (id: string) =>
  (await api.client.call(bookingEndpoints.get, { params: paramsOf({ id }) }, club.owner.token)).data;
export const change = (b: Booking, scope: 'one' | 'from' | 'series', body: object) =>
  api.client.call(
    bookingEndpoints.change,
    { params: paramsOf(b), query: { scope }, body: { version: b.version, ...body } },
    club.owner.token,
  );
export const remove = (b: Booking, query: Record<string, string>, body: object = {}) =>
  api.client.call(
    bookingEndpoints.remove,
    { params: paramsOf(b), query, body: { version: b.version, ...body } },
    club.owner.token,
  );
export const pay = (id: string, amount: number) =>
  api.client.call(
    paymentEndpoints.add,
    { params: { clubId: club.clubId, bookingId: id }, body: { method: 'cash', amount } },
    club.owner.token,
  );
export const events = async () => {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ name: string; payload: unknown }>(
      sql`select name, payload from outbox where club_id = ${club.clubId} order by id`,
    ),
  );
  for (const row of rows) EVENTS.get(row.name)?.schema.parse(row.payload);
  return rows.map((row) => row.name);
};
