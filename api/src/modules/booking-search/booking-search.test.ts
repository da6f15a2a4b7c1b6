import { randomUUID } from 'node:crypto';
import { bookingEndpoints, bookingNoteEndpoints, bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { formatCursor } from '../../platform/db/paging';
import { type Booted, boot } from '../../testing/boot';
import { at, DAY, TestClub } from '../../testing/test-club';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

type Query = Record<string, string>;
const find = (club: TestClub, query: Query = {}, token = club.owner.token) =>
  api.client.call(
    bookingSearchEndpoints.find,
    { params: { clubId: club.clubId }, query: { from: DAY, to: DAY, ...query } },
    token,
  );
const found = async (club: TestClub, query: Query = {}) => (await find(club, query)).data.items.map((b) => b.id);
const file = (club: TestClub, query: Query = {}) =>
  api.client.call(
    bookingSearchEndpoints.export,
    { params: { clubId: club.clubId }, query: { from: DAY, to: DAY, language: 'es', ...query } },
    club.owner.token,
  );
const pay = (club: TestClub, bookingId: string, amount: number) =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into payments (club_id, booking_id, method, amount)
      values (${club.clubId}, ${bookingId}, 'cash', ${amount})`),
  );

test('each filter finds its bookings, by start', async () => {
  const club = await TestClub.open(api.client);
  const [one, two] = [await club.court(), await club.court()];
  const player = await club.player('Zoé');
  const early = await club.booked(one.id, at(10), { description: 'Cumpleaños de Ana' });
  const late = await club.booked(two.id, at(15), { event_type: 'torneo', player_ids: [player.id] });
  const gone = await club.booked(one.id, at(12));
  await api.client.call(
    bookingEndpoints.cancel,
    { params: { clubId: club.clubId, bookingId: gone.id }, body: { version: gone.version } },
    club.owner.token,
  );
  await pay(club, late.id, late.price);
  expect(await found(club)).toEqual([early.id, late.id]);
  expect(await found(club, { court_id: two.id })).toEqual([late.id]);
  expect(await found(club, { event_type: 'turno' })).toEqual([early.id]);
  expect(await found(club, { payment_status: 'fully_paid' })).toEqual([late.id]);
  expect(await found(club, { state: 'cancelled' })).toEqual([gone.id]);
  expect(await found(club, { state: 'all' })).toEqual([early.id, gone.id, late.id]);
  for (const q of ['cumpleanos ANA', 'cumple']) expect(await found(club, { q })).toEqual([early.id]);
  expect(await found(club, { q: 'zoe' })).toEqual([late.id]);
  expect(await found(club, { q: '%' })).toEqual([]);
  const { totals } = (await find(club, { state: 'all' })).data;
  const price = early.price + late.price;
  expect(totals).toEqual({ count: 3, minutes: 180, price, paid: late.price, pending: early.price });
});

test('what lies outside of hours that were shortened is found as long as it is not over, and stays booked', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  const week = [1, 2, 3, 4, 5, 6, 7];
  const opening = (open: string, close: string) => week.map((weekday) => ({ weekday, open, close }));
  const [early, , late] = [
    await club.booked(court.id, at(12)),
    await club.booked(court.id, at(13)),
    await club.booked(court.id, at(23), { duration: 90 }),
    await club.booked(court.id, '2031-01-09T03:00:00.000Z'),
  ];
  const outside = (rest: Query = {}) => find(club, { hours: 'outside', ...rest });
  const ids = async () => (await outside()).data.items.map(({ id }) => id);
  expect(await ids()).toEqual([]);
  // 9:00 is 12:00 UTC
  await club.set({ opening_hours: opening('10:00', '21:00') });
  expect(await ids()).toEqual([early.id, late.id]);
  expect((await outside({ to: '2031-01-09' })).data.totals?.count).toBe(3);
  const lines = (await file(club, { hours: 'outside' })).data.content.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  // its hours run past midnight; a closed day names its own bookings
  await club.set({ opening_hours: opening('10:00', '02:00'), closed_days: [{ date: DAY, name: '' }] });
  expect(await ids()).toEqual([early.id]);
  expect((await outside({ from: '2031-01-09', to: '2031-01-09' })).data.items).toEqual([]);
  await club.set({ opening_hours: [] });
  expect(await ids()).toEqual([]);
  await club.set({ opening_hours: opening('10:00', '21:00') });
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      update bookings set starts_at = starts_at - interval '20 years', ends_at = ends_at - interval '20 years'
      where id = ${early.id}`),
  );
  expect((await outside({ from: '2011-01-08', to: '2011-01-08' })).data.items).toEqual([]);
});

test('hours that begin in the hour that the clocks skip and end with it are none', async () => {
  const club = await TestClub.open(api.client);
  const { id } = await club.booked((await club.court()).id, '2031-09-07T15:00:00.000Z');
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update clubs set timezone = 'America/Santiago', opening_hours = '[{"weekday": 7, "open": "00:30", "close": "01:00"}]'
      where id = ${club.clubId}`),
  );
  const day = { from: '2031-09-07', to: '2031-09-07' };
  expect(await found(club, { ...day, hours: 'outside' })).toEqual([id]);
});

test('the filter of what is open finds bookings paid in part, and none that is paid, cancelled or held', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  const [none, part, all, gone, held] = [
    await club.booked(court.id, at(9)),
    await club.booked(court.id, at(11)),
    await club.booked(court.id, at(13)),
    await club.booked(court.id, at(15)),
    await club.booked(court.id, at(17)),
  ];
  await pay(club, part.id, 1);
  await pay(club, all.id, all.price);
  const params = { clubId: club.clubId, bookingId: gone.id };
  await api.client.call(bookingEndpoints.cancel, { params, body: { version: gone.version } }, club.owner.token);
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`update bookings set state = 'hold', hold_until = now() + interval '5 minutes' where id = ${held.id}`),
  );
  expect(await found(club, { payment_status: 'open', state: 'all' })).toEqual([none.id, part.id]);
  const { totals } = (await find(club, { payment_status: 'open' })).data;
  expect(totals).toMatchObject({ count: 2, pending: none.price + part.price - 1 });
});

test('a booking says whether it has notes and consumptions', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  const noted = await club.booked(court.id, at(10));
  await club.booked(court.id, at(12));
  const params = { clubId: club.clubId, bookingId: noted.id };
  const body = { scope: 'individual' as const, text: 'Trae pelotas' };
  await api.client.call(bookingNoteEndpoints.add, { params, body }, club.owner.token);
  const { items } = (await find(club)).data;
  expect(items.map((b) => [b.has_notes, b.has_consumptions])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('a day is in the club’s zone: a start at 22:30 belongs to it, though it is the next day in UTC', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  const night = await club.booked(court.id, '2031-01-09T01:30:00.000Z');
  expect(await found(club)).toEqual([night.id]);
  expect(await found(club, { from: '2031-01-09', to: '2031-01-09' })).toEqual([]);
});

test('pages follow each other without loss, the totals come with the first', async () => {
  const club = await TestClub.open(api.client);
  const courts = [await club.court(), await club.court(), await club.court()];
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      select ${club.clubId}, c.id, t, t + interval '30 minutes', 'turno', 100
      from unnest(${courts.map((c) => c.id)}::uuid[]) c(id),
        generate_series(${at(5)}::timestamptz, ${at(22)}::timestamptz, interval '30 minutes') t`),
  );
  const first = (await find(club)).data;
  expect(first.items).toHaveLength(50);
  expect(first.totals).toMatchObject({ count: 105, price: 10_500, pending: 10_500 });
  const second = (await find(club, { cursor: first.next_cursor ?? '' })).data;
  const third = (await find(club, { cursor: second.next_cursor ?? '' })).data;
  expect([second.totals, third.next_cursor, third.items.length]).toEqual([null, null, 5]);
  const ids = [first, second, third].flatMap((page) => page.items.map((b) => b.id));
  expect(new Set(ids).size).toBe(105);
});

test('the file has the club’s wall time and the language asked for', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court({ name: 'Cancha; "central"', base_price: 1_234_500 });
  await club.booked(court.id, at(15), { description: '=HYPERLINK("x")' });
  const { name, content } = (await file(club)).data;
  expect(name).toMatch(new RegExp(`-${DAY}-${DAY}\\.csv$`));
  const [head, line] = content.split('\r\n');
  expect(head).toContain('Fecha;Desde;Hasta;Cancha;Tipo');
  expect(line).toBe(
    `${DAY};12:00;13:00;"Cancha; ""central""";Turno;Única vez;Confirmada;;"'=HYPERLINK(""x"")";12345,00;0,00;Pendiente`,
  );
  expect((await file(club, { language: 'en' })).data.content).toContain('Date,From,To,Court');
});

test.each([
  [{ from: '2031-01-08', to: '2031-01-07' }, 422, 'invalid_period'],
  [{ from: '2031-01-08', to: '2032-01-09' }, 422, 'invalid_period'],
  [{ cursor: 'nonsense' }, 400, 'bad_request'],
  [{ cursor: formatCursor({ id: randomUUID(), position: '2031-99-99T00:00:00.000Z' }) }, 400, 'bad_request'],
  [{ from: '2031-02-30' }, 422, 'validation_failed'],
])('refuses %j', async (query, status, error) => {
  const club = await TestClub.open(api.client);
  expect(await find(club, query as Query)).toMatchObject({ status, error: { error } });
});

test('is for those who hold `booking`', async () => {
  const club = await TestClub.open(api.client);
  const [agenda, desk] = [await club.staff('schedule'), await club.staff('booking')];
  expect((await find(club, {}, agenda.token)).status).toBe(403);
  expect((await find(club, {}, desk.token)).status).toBe(200);
});
