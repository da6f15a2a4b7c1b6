import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import fc from 'fast-check';
import { type Booted, boot } from '../../../testing/boot';
import type { Session } from '../../../testing/test-client';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
let users: Session[];
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  users = [club.owner, await club.staff('schedule', 'booking')];
});
afterAll(() => api.close());

const KINDS = ['move', 'stretch', 'change', 'series', 'cancel', 'tariff', 'undo'] as const;
const steps = fc.array(
  fc.record({
    page: fc.nat({ max: 2 }),
    booking: fc.nat({ max: 1 }),
    kind: fc.constantFrom(...KINDS),
    value: fc.nat({ max: 3 }),
  }),
  { minLength: 4, maxLength: 12 },
);

/** The content of a booking, without what only goes on. */
const content = ({ version: _, ...rest }: Booking) => rest;

/** Page of a user: what it last read of each booking, and its last change with what that had found. */
interface Page {
  user: Session;
  known: Map<string, Booking>;
  last: { version: number; id: string; before: Booking[] } | null;
}

test('of three pages none loses the work of another, whatever they change and undo', async () => {
  let day = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const court = await club.court();
      const start = new Date(Date.parse(at(8)) + day++ * 86_400_000).toISOString();
      const end_date = new Date(Date.parse(start) + 7 * 86_400_000).toISOString().slice(0, 10);
      const first = await club.booked(court.id, start, { recurrence: { frequency: 'weekly', end_date } });
      const params = (id: string) => ({ clubId: club.clubId, bookingId: id });
      const { occurrences } = (
        await api.client.call(bookingEndpoints.series, { params: params(first.id) }, club.owner.token)
      ).data;
      const ids = occurrences.map((o) => o.id);
      const read = async () =>
        Promise.all(
          ids.map(
            async (id) => (await api.client.call(bookingEndpoints.get, { params: params(id) }, club.owner.token)).data,
          ),
        );
      // two pages of one user, and one of a colleague
      const pages = [0, 0, 1].map((n): Page => ({ user: users[n] as Session, known: new Map(), last: null }));
      for (const page of pages) for (const b of await read()) page.known.set(b.id, b);

      for (const { page: n, booking, kind, value } of sequence) {
        const page = pages[n] as Page;
        const { token } = page.user;
        const before = await read();
        if (kind === 'undo') {
          const { last } = page;
          if (!last) continue;
          const answer = await api.client.call(
            bookingEndpoints.undo,
            { params: params(last.id), body: { version: last.version } },
            token,
          );
          const after = await read();
          if (answer.status === 200) {
            // exactly what the page had found is back, and nobody had changed any of it since
            expect(after.map(content)).toEqual(
              before.map((b) => content(last.before.find(({ id }) => id === b.id) ?? b)),
            );
            for (const was of last.before) {
              expect(before.find(({ id }) => id === was.id)?.version).toBe(was.version + 1);
            }
          } else {
            expect([403, 409, 412]).toContain(answer.status);
            expect(after).toEqual(before);
          }
          page.last = null;
        } else {
          const known = page.known.get(ids[booking] as string) as Booking;
          const { version, court_id } = known;
          const call = { params: params(known.id) };
          const hour = (Date.parse(known.start) % 86_400_000) - (Date.parse(known.start) % 3_600_000);
          const to = new Date(Date.parse(known.start) - hour + (8 + value * 2) * 3_600_000).toISOString();
          const move = { court_id, start: known.start, duration: known.duration, version };
          const { duration } = known;
          const answer = await {
            move: () => api.client.call(bookingEndpoints.move, { ...call, body: { ...move, start: to } }, token),
            stretch: () =>
              api.client.call(bookingEndpoints.move, { ...call, body: { ...move, duration: duration + 15 } }, token),
            change: () =>
              api.client.call(
                bookingEndpoints.change,
                { ...call, body: { description: `${n}/${value}`, version } },
                token,
              ),
            series: () =>
              api.client.call(
                bookingEndpoints.change,
                { ...call, query: { scope: 'series' }, body: { price: value, version } },
                token,
              ),
            cancel: () => api.client.call(bookingEndpoints.cancel, { ...call, body: { version } }, token),
            tariff: () => api.client.call(bookingEndpoints.applyTariff, { ...call, body: { version } }, token),
          }[kind]();
          const after = await read();
          if (answer.status === 200) {
            // none of another page's changes was overwritten
            expect(before.find((b) => b.id === known.id)?.version).toBe(known.version);
            const changed = before.filter((b) => after.find((a) => a.id === b.id)?.version !== b.version);
            page.last = { id: known.id, version: (answer.data as Booking).version, before: changed };
          } else expect(after).toEqual(before);
        }
        for (const b of await read()) page.known.set(b.id, b);
      }
    }),
    { numRuns: 12 },
  );
});
