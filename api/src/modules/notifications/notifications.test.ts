import { randomUUID } from 'node:crypto';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { notificationEndpoints as endpoints, type Notification } from '@canchero/shared-contracts/notification';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());
beforeEach(async () => {
  club = await TestClub.open(api.client);
});

const params = () => ({ clubId: club.clubId });
const list = async (who: Session) => (await api.client.call(endpoints.list, { params: params() }, who.token)).data;
const one = (notificationId: string) => ({ params: { ...params(), notificationId } });

/** Notifications `n1` to `n<count>`, the first the newest. */
async function createNotifications(
  count: number,
  fields: { userId?: string; anyOf?: string[]; expired?: boolean } = {},
) {
  return api.services.db.tenant(club.clubId, (tx) =>
    tx.query<Pick<Notification, 'id'>>(sql`
      insert into notifications (club_id, user_id, any_of, type, title, message, created_at, expires_at)
      select ${club.clubId}, ${fields.userId ?? null}, ${fields.anyOf ?? null}::text[], 'test', 'n' || n, '',
        now() - n * interval '1 minute', ${fields.expired ? sql`now()` : null}
      from generate_series(1, ${count}::int) n returning id`),
  );
}

test('members read and remove notifications independently', async () => {
  const staff = await club.staff('profile');
  const [newest, older] = (await createNotifications(3)) as [{ id: string }, { id: string }];
  expect(await list(staff)).toMatchObject({ unread: 3, items: [{ title: 'n1', read: false }, {}, {}] });
  expect((await api.client.call(endpoints.read, one(newest.id), staff.token)).status).toBe(204);
  expect((await api.client.call(endpoints.read, one(newest.id), staff.token)).status).toBe(204);
  expect((await api.client.call(endpoints.remove, one(older.id), staff.token)).status).toBe(204);
  expect(await list(staff)).toMatchObject({
    unread: 1,
    items: [
      { title: 'n1', read: true },
      { title: 'n3', read: false },
    ],
  });
  expect(await list(club.owner)).toMatchObject({ unread: 3 });
});

test('all are read or removed at once; later ones are unread', async () => {
  await createNotifications(3);
  expect((await api.client.call(endpoints.readAll, { params: params() }, club.owner.token)).status).toBe(204);
  expect(await list(club.owner)).toMatchObject({ unread: 0, items: [{}, {}, {}] });
  await createNotifications(1);
  expect((await list(club.owner)).unread).toBe(1);
  expect((await api.client.call(endpoints.clear, { params: params() }, club.owner.token)).status).toBe(204);
  expect(await list(club.owner)).toEqual({ unread: 0, items: [] });
  await createNotifications(1);
  expect(await list(club.owner)).toMatchObject({ unread: 1, items: [{}] });
});

test('reading or clearing all leaves one row for the past, and misses nothing that was on its way', async () => {
  const staff = await club.staff('profile');
  await createNotifications(1_000);
  const marks = async () => {
    const [row] = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query<{ n: number }>(sql`select count(*)::int as n from notification_marks`),
    );
    return row?.n ?? 0;
  };
  expect((await api.client.call(endpoints.readAll, { params: params() }, staff.token)).status).toBe(204);
  expect(await list(staff)).toMatchObject({ unread: 0 });
  // the newest is one minute old: it alone lies within the last minute before itself
  expect(await marks()).toBe(1);
  // written half a minute before the newest, in a transaction that ends only now
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into notifications (club_id, type, title, message, created_at)
      select ${club.clubId}, 'test', 'late', '', max(created_at) - interval '30 seconds' from notifications`),
  );
  expect(await list(staff)).toMatchObject({ unread: 1 });
  expect((await api.client.call(endpoints.clear, { params: params() }, staff.token)).status).toBe(204);
  expect(await list(staff)).toEqual({ unread: 0, items: [] });
  expect(await marks()).toBe(2);
  expect(await list(club.owner)).toMatchObject({ unread: 100 });
});

test.each([
  ['es', 'Nueva reserva', '08/01/2031 12:00 - 13:00'],
  ['en', 'New booking', '01/08/2031 12:00 - 13:00'],
  ['pt', 'Nova reserva', '08/01/2031 12:00 - 13:00'],
] as const)('a reader of %s gets the texts in that language', async (language, title, when) => {
  const court = await club.court();
  await club.booked(court.id, '2031-01-08T15:00:00.000Z');
  const { token } = await club.staff('schedule');
  const { data } = await api.client.call(endpoints.list, { params: params(), query: { language } }, token);
  expect(data.items).toMatchObject([{ title, message: `${court.name} · ${when}` }]);
});

test('what one does is no news to oneself, from whichever device; it is to everybody else', async () => {
  const court = await club.court();
  const [first, second] = [await club.staff('schedule', 'booking'), await club.staff('schedule', 'booking')];
  const booking = await club.book(court.id, '2031-01-08T15:00:00.000Z', {}, first.token);
  const cancel = { params: { ...params(), bookingId: booking.data.id }, body: { version: 1 } };
  await api.client.call(bookingEndpoints.cancel, cancel, second.token);
  expect(await list(first)).toMatchObject({ unread: 1, items: [{ type: 'booking.cancelled' }] });
  expect(await list(second)).toMatchObject({ unread: 1, items: [{ type: 'booking.created' }] });
  expect(await list(club.owner)).toMatchObject({ unread: 2 });
});

test('a booking without a name gets one in its notification as soon as somebody plays in it', async () => {
  const court = await club.court();
  const reader = await club.staff('schedule');
  const name = async () => (await list(reader)).items[0]?.data.player_name;
  const booking = await club.booked(court.id, '2031-01-08T15:00:00.000Z');
  expect(await name()).toBeNull();
  const described = { params: { ...params(), bookingId: booking.id }, body: { description: 'Cumple', version: 1 } };
  await api.client.call(bookingEndpoints.change, described, club.owner.token);
  expect(await name()).toBe('Cumple');
  const player = await club.player('Juan');
  const added = { params: { ...params(), bookingId: booking.id }, body: { player_ids: [player.id] } };
  await api.client.call(bookingEndpoints.addPlayers, added, club.owner.token);
  expect(await name()).toBe('Juan');
});

test('a type without texts keeps its stored text in every language', async () => {
  await createNotifications(1);
  const { data } = await api.client.call(
    endpoints.list,
    { params: params(), query: { language: 'en' } },
    club.owner.token,
  );
  expect(data.items).toMatchObject([{ type: 'test', title: 'n1' }]);
});

test('lists the newest hundred', async () => {
  await createNotifications(120);
  const { items, unread } = await list(club.owner);
  expect(items).toHaveLength(100);
  expect(unread).toBe(100);
  expect([items[0]?.title, items[99]?.title]).toEqual(['n1', 'n100']);
});

test('lists what the reader may see, until it expires', async () => {
  const staff = await club.staff('booking');
  const other = await club.staff('players');
  await createNotifications(1, { anyOf: ['schedule', 'booking'] });
  await createNotifications(1, { userId: other.userId });
  await createNotifications(1, { expired: true });
  expect((await list(staff)).items).toHaveLength(1);
  expect((await list(other)).items).toMatchObject([{ user_id: other.userId }]);
  expect((await list(club.owner)).items).toHaveLength(1);
});

test('notifications of others cannot be marked', async () => {
  const other = await club.staff('players');
  const [own] = await createNotifications(1, { userId: other.userId });
  const [gated] = await createNotifications(1, { anyOf: ['buffet'] });
  const stranger = await TestClub.open(api.client);
  const ids = [own?.id ?? '', randomUUID()];
  for (const id of ids) {
    expect((await api.client.call(endpoints.read, one(id), club.owner.token)).status).toBe(404);
    expect((await api.client.call(endpoints.remove, one(id), club.owner.token)).status).toBe(404);
  }
  expect((await api.client.call(endpoints.read, one(gated?.id ?? ''), other.token)).status).toBe(404);
  expect((await api.client.call(endpoints.read, one(gated?.id ?? ''), stranger.owner.token)).status).toBe(404);
});
