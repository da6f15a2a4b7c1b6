import { randomUUID } from 'node:crypto';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { EVENTS } from '@canchero/shared-contracts/events';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const create = (body: Record<string, unknown>, day = club) =>
  api.client.call(courtEndpoints.create, { params: { clubId: day.clubId }, body }, day.owner.token);
const paramsOf = (courtId: string) => ({ clubId: club.clubId, courtId });
const change = (courtId: string, body: Record<string, unknown>) =>
  api.client.call(courtEndpoints.change, { params: paramsOf(courtId), body }, club.owner.token);
const remove = (courtId: string) =>
  api.client.call(courtEndpoints.remove, { params: paramsOf(courtId) }, club.owner.token);
const lastEvent = async () => {
  const [row] = await api.services.db.platform((tx) =>
    tx.query<{ name: string; payload: unknown }>(sql`select name, payload from outbox order by id desc limit 1`),
  );
  EVENTS.get(row?.name ?? '')?.schema.parse(row?.payload);
  return row;
};

test('courts are added one after another, each published', async () => {
  const day = await TestClub.open(api.client);
  const one = (await create({ name: 'Uno', sport: 'padel' }, day)).data;
  expect(one).toMatchObject({
    club_id: day.clubId,
    name: 'Uno',
    sort: 0,
    status: 'active',
    base_price: 0,
    usual_duration: null,
    capacity: 4,
    version: 1,
  });
  expect(await lastEvent()).toEqual({ name: 'court.changed', payload: { court: one } });
  const two = (await create({ name: 'Dos', sport: 'tennis', color: '#aabbcc', indoor: true }, day)).data;
  const first = (await create({ name: 'Cero', sport: 'other', sort: 0 }, day)).data;
  const { data } = await api.client.call(courtEndpoints.list, { params: { clubId: day.clubId } }, day.owner.token);
  expect(data).toEqual([first, one, two]);
});

test('a court after the one at the last position shares it', async () => {
  const day = await TestClub.open(api.client);
  expect((await create({ name: 'Última', sport: 'padel', sort: 10_000 }, day)).status).toBe(201);
  expect(await create({ name: 'Otra', sport: 'padel' }, day)).toMatchObject({ status: 201, data: { sort: 10_000 } });
  const { data } = await api.client.call(courtEndpoints.list, { params: { clubId: day.clubId } }, day.owner.token);
  expect(data.map(({ name }) => name)).toEqual(['Otra', 'Última']);
});

test('a name is taken in any case and with any accents, and free after the removal', async () => {
  const { id } = (await create({ name: 'Pádel Norte', sport: 'padel' })).data;
  const taken = { status: 409, error: { error: 'court_name_taken' } };
  expect(await create({ name: 'padel norte', sport: 'padel' })).toMatchObject(taken);
  const other = (await create({ name: 'Sur', sport: 'padel' })).data;
  expect(await change(other.id, { version: 1, name: 'PÁDEL NORTE' })).toMatchObject(taken);
  expect((await remove(id)).status).toBe(204);
  expect((await change(other.id, { version: 1, name: 'Pádel Norte' })).status).toBe(200);
});

test('a plan limits the courts, also when two come at once', async () => {
  const day = await TestClub.open(api.client, 'starter');
  const both = await Promise.all([
    create({ name: 'A', sport: 'padel' }, day),
    create({ name: 'B', sport: 'padel' }, day),
  ]);
  expect(both.map((a) => a.status).sort()).toEqual([201, 403]);
  expect(both.find((a) => a.status === 403)?.error).toMatchObject({
    error: 'plan_limit_exceeded',
    params: { resource: 'courts', max: 1, used: 1 },
  });
});

test('a change sets the given fields; an old version is refused with the current court', async () => {
  const court = (await create({ name: 'Cambia', sport: 'padel', surface: 'Cemento' })).data;
  const changed = await change(court.id, { version: 1, status: 'maintenance', base_price: 7 });
  expect(changed.data).toEqual({ ...court, status: 'maintenance', base_price: 7, version: 2 });
  expect(await lastEvent()).toEqual({ name: 'court.changed', payload: { court: changed.data } });
  expect(await change(court.id, { version: 1, sort: 3 })).toMatchObject({
    status: 412,
    error: { error: 'stale_version', params: { current: changed.data } },
  });
  const got = await api.client.call(courtEndpoints.get, { params: paramsOf(court.id) }, club.owner.token);
  expect(got.data).toEqual(changed.data);
});

test('a court is removed only without bookings to come', async () => {
  const court = await club.court();
  const booking = await club.booked(court.id, at(15));
  expect(await remove(court.id)).toMatchObject({
    status: 409,
    error: {
      error: 'court_has_bookings',
      params: { bookings: 1, upcoming: [{ id: booking.id, start: booking.start, end: booking.end }] },
    },
  });
  await api.client.call(
    bookingEndpoints.cancel,
    { params: { clubId: club.clubId, bookingId: booking.id }, body: { version: 1 } },
    club.owner.token,
  );
  expect((await remove(court.id)).status).toBe(204);
  expect(await lastEvent()).toEqual({ name: 'court.removed', payload: { court_id: court.id } });
  const got = await api.client.call(courtEndpoints.get, { params: paramsOf(court.id) }, club.owner.token);
  expect(got.status).toBe(404);
  expect((await remove(court.id)).status).toBe(404);
  expect((await change(court.id, { version: 2, sort: 1 })).status).toBe(404);
});

test('a court of another club is not found; without permission a change is denied', async () => {
  const other = await TestClub.open(api.client);
  for (const id of [randomUUID(), (await other.court()).id]) {
    expect((await change(id, { version: 1, sort: 1 })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  }
  const staff = await club.staff('schedule');
  const body = { name: 'No', sport: 'padel' };
  const refused = await api.client.call(courtEndpoints.create, { params: { clubId: club.clubId }, body }, staff.token);
  expect(refused).toMatchObject({ status: 403, error: { error: 'permission_denied' } });
  const listed = await api.client.call(courtEndpoints.list, { params: { clubId: club.clubId } }, staff.token);
  expect(listed.status).toBe(200);
});

test('the same Idempotency-Key adds one court', async () => {
  const day = await TestClub.open(api.client);
  const send = (key: string) =>
    api.client.call(
      courtEndpoints.create,
      { params: { clubId: day.clubId }, body: { name: 'Única', sport: 'padel' } },
      day.owner.token,
      { 'idempotency-key': key },
    );
  const first = await send('a');
  expect(first.status).toBe(201);
  expect(await send('a')).toMatchObject({ status: 201, data: first.data });
  expect(
    (await api.client.call(courtEndpoints.list, { params: { clubId: day.clubId } }, day.owner.token)).data,
  ).toHaveLength(1);
});

test('courts are ordered as named, the others follow, and each that moved is published', async () => {
  const day = await TestClub.open(api.client);
  const [a, b, c] = [await day.court(), await day.court(), await day.court()];
  const order = (court_ids: string[]) =>
    api.client.call(courtEndpoints.order, { params: { clubId: day.clubId }, body: { court_ids } }, day.owner.token);
  const ordered = await order([c.id, randomUUID(), a.id]);
  expect(ordered.data.map((court) => court.id)).toEqual([c.id, a.id, b.id]);
  expect(ordered.data.map((court) => court.sort)).toEqual([0, 1, 2]);
  expect(ordered.data.every((court) => court.version === 2)).toBe(true);
  expect((await lastEvent())?.name).toBe('court.changed');
  expect((await order([c.id, a.id, b.id])).data).toEqual(ordered.data);
});

test('a court has a usual duration of its own, or that of its sport', async () => {
  const court = await club.court({ usual_duration: 120 });
  expect(court.usual_duration).toBe(120);
  const change = (usual_duration: number | null, version: number) =>
    api.client.call(
      courtEndpoints.change,
      { params: { clubId: club.clubId, courtId: court.id }, body: { version, usual_duration } },
      club.owner.token,
    );
  expect((await change(null, court.version)).data.usual_duration).toBeNull();
  for (const minutes of [29, 1441]) expect((await change(minutes, 2)).status).toBe(422);
});
