import { randomUUID } from 'node:crypto';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { selectSummaries } from './sql';

let api: Booted;
let owner: Session;
beforeAll(async () => {
  api = await boot();
  owner = await api.client.person();
  await api.client.club(owner, 'enterprise');
});
afterAll(() => api.close());

const create = (body: Record<string, unknown>, who = owner) =>
  api.client.call(clubEndpoints.create, { body }, who.token);
const change = (clubId: string, body: Record<string, unknown>, who = owner) =>
  api.client.call(clubEndpoints.change, { params: { clubId }, body }, who.token);

test('a new club has sensible defaults, an address of its own, and the caller as owner', async () => {
  const first = await create({ name: 'Pádel Ñandú', sports: ['padel'] });
  expect(first).toMatchObject({
    status: 201,
    data: {
      name: 'Pádel Ñandú',
      slug: 'padel-nandu',
      role: 'owner',
      plan: 'enterprise',
      timezone: 'America/Argentina/Buenos_Aires',
      currency: 'ARS',
      opening_hours: [],
      slot_minutes: 30,
      version: 1,
    },
  });
  expect((await create({ name: 'Padel Nandu' })).data.slug).toBe('padel-nandu-2');
  const got = await api.client.call(clubEndpoints.get, { params: { clubId: first.data.id } }, owner.token);
  expect(got.data).toEqual({ ...first.data, impersonation: null, suspension: null });
});

test('opening a club is in its activity log', async () => {
  const { data } = await create({ name: 'Con Historia' });
  const log = await api.client.call(auditEndpoints.list, { params: { clubId: data.id }, query: {} }, owner.token);
  expect(log.data.items).toMatchObject([
    { action: 'club.open', actor_id: owner.userId, role: 'owner', object_id: data.id, outcome: 'done' },
  ]);
});

test("who asks for their clubs reads no one else's", async () => {
  const { db, clock } = api.services;
  await db.platform((tx) =>
    tx.query(sql`
      insert into clubs (owner_id, name, slug)
      select ${owner.userId}::uuid, 'Otro', 'otro-' || n from generate_series(1, 2000) n`),
  );
  await db.analyze();
  const other = await api.client.person();
  const { data: own } = await create({ name: 'Propio' }, other);
  const [mine, read] = await db.platform(async (tx) => {
    const rowsRead = async () => {
      const [row] = await tx.query<{ n: number }>(sql`
        select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'clubs'`);
      return row?.n ?? 0;
    };
    const before = await rowsRead();
    const found = await selectSummaries(tx, { id: other.userId, sessionId: randomUUID() }, clock());
    return [found, (await rowsRead()) - before];
  });
  expect(mine.map(({ id }) => id)).toEqual([own.id]);
  expect(read).toBeLessThan(10);
  await db.platform((tx) => tx.query(sql`delete from clubs where name = 'Otro'`));
});

test('the same Idempotency-Key opens one club', async () => {
  const body = { name: 'Una Vez' };
  const send = () => api.client.call(clubEndpoints.create, { body }, owner.token, { 'idempotency-key': 'one-club' });
  const first = await send();
  expect(first.status).toBe(201);
  expect(await send()).toMatchObject({ status: 201, data: first.data });
  const mine = await api.client.call(clubEndpoints.mine, {}, owner.token);
  expect(mine.data.filter((club) => club.name === body.name)).toHaveLength(1);
});

test('a club is opened only from a verified address', async () => {
  const person = await api.client.person({ verified: false });
  expect(await create({ name: 'Apurado' }, person)).toMatchObject({
    status: 403,
    error: { error: 'forbidden', params: { reason: 'email_not_verified' } },
  });
});

test.each([
  [{ timezone: 'Marte/Olimpo' }, 'unknown_timezone', {}],
  [{ timezone: 'local' }, 'unknown_timezone', {}],
  [
    {
      opening_hours: [
        { weekday: 2, open: '08:00', close: '14:00' },
        { weekday: 2, open: '13:00', close: '20:00' },
      ],
    },
    'opening_hours_overlap',
    { weekday: 2 },
  ],
])('%j is refused', async (fields, error, params) => {
  const { id, version } = (await create({ name: 'Con errores' })).data;
  expect(await create({ name: 'x', ...fields })).toMatchObject({ status: 422, error: { error, params } });
  expect(await change(id, { version, ...fields })).toMatchObject({ status: 422, error: { error, params } });
});

test('an address belongs to one club', async () => {
  const { id, slug } = (await create({ name: 'Uno', slug: 'uno-solo' })).data;
  const other = (await create({ name: 'Dos' })).data;
  expect(await create({ name: 'Tres', slug })).toMatchObject({ status: 409, error: { error: 'slug_taken' } });
  expect(await change(other.id, { version: 1, slug })).toMatchObject({ status: 409, error: { error: 'slug_taken' } });
  expect((await change(id, { version: 1, slug })).status).toBe(200);
});

test('a change sets the given fields; an old version is refused with the current club', async () => {
  const club = (await create({ name: 'Antes', opening_hours: [{ weekday: 1, open: '08:00', close: '22:00' }] })).data;
  const opening_hours = [{ weekday: 1, open: '09:00', close: '02:00' }];
  const changed = await change(club.id, {
    version: 1,
    name: 'Después',
    opening_hours,
    sports: ['tennis'],
    deposit_value: 5,
  });
  expect(changed.data).toEqual({
    ...club,
    name: 'Después',
    opening_hours,
    sports: ['tennis'],
    deposit_value: 5,
    version: 2,
  });
  const stale = await change(club.id, { version: 1, name: 'Tarde' });
  expect(stale).toMatchObject({ status: 412, error: { error: 'stale_version', params: { current: changed.data } } });
});

test('a deposit in percent is from 1 to 100, whichever of the two is changed', async () => {
  const club = (await create({ name: 'Seña' })).data;
  const refused = {
    status: 422,
    error: { error: 'validation_failed', params: { fields: [{ path: 'deposit_value' }] } },
  };
  for (const deposit_value of [0, 101]) {
    expect(await change(club.id, { version: 1, deposit_type: 'percent', deposit_value })).toMatchObject(refused);
  }
  expect((await change(club.id, { version: 1, deposit_type: 'fixed', deposit_value: 500_000 })).status).toBe(200);
  expect(await change(club.id, { version: 2, deposit_type: 'percent' })).toMatchObject(refused);
  expect((await change(club.id, { version: 2, deposit_type: 'percent', deposit_value: 100 })).status).toBe(200);
  expect(await change(club.id, { version: 3, deposit_value: 500_000 })).toMatchObject(refused);
});

test('a plan with one club gives one club', async () => {
  const starter = await api.client.person();
  expect((await create({ name: 'Mío' }, starter)).status).toBe(201);
  expect(await create({ name: 'Otro' }, starter)).toMatchObject({
    status: 403,
    error: { error: 'plan_limit_exceeded', params: { resource: 'clubs', max: 1, used: 1 } },
  });
});

test('two at once take the last place once', async () => {
  const starter = await api.client.person();
  const both = await Promise.all([create({ name: 'A' }, starter), create({ name: 'B' }, starter)]);
  expect(both.map((a) => a.status).sort()).toEqual([201, 403]);
});

test('my clubs are those I work at, and a foreign club does not exist', async () => {
  const person = await api.client.person();
  const mine = () => api.client.call(clubEndpoints.mine, {}, person.token);
  expect((await mine()).data).toEqual([]);
  const { id } = (await create({ name: 'Ajeno', sports: ['squash'] })).data;
  await api.client.join(id, person.userId, 'staff', { schedule: true });
  expect((await mine()).data).toEqual([{ id, name: 'Ajeno', role: 'staff', sports: ['squash'] }]);
  const stranger = await api.client.person();
  for (const clubId of [id, randomUUID()]) {
    const answer = await api.client.call(clubEndpoints.get, { params: { clubId } }, stranger.token);
    expect(answer).toMatchObject({ status: 404, error: { error: 'not_found' } });
  }
});

test('an address is free for the club that has it; for another one like it is proposed', async () => {
  const { id } = (await create({ name: 'Dueño', slug: 'la-volea' })).data;
  const other = (await create({ name: 'Vecino' })).data;
  const check = async (clubId: string, slug: string) =>
    (await api.client.call(clubEndpoints.checkSlug, { params: { clubId }, query: { slug } }, owner.token)).data;
  expect(await check(id, 'la-volea')).toEqual({ available: true, suggestion: 'la-volea' });
  expect(await check(other.id, 'la-volea')).toEqual({ available: false, suggestion: 'la-volea-2' });
});
