import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { sqlState } from '../../platform/db/pg-error';
import { type Booted, boot } from '../../testing/boot';
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
const create = async (first_name: string, phone?: string) =>
  (await api.client.call(playerEndpoints.create, { params: params(), body: { first_name, phone } }, club.owner.token))
    .data;
const list = async (filter?: 'duplicates') =>
  (await api.client.call(playerEndpoints.list, { params: params(), query: filter ? { filter } : {} }, club.owner.token))
    .data.items;
const merge = (keep_id: string, merge_id: string) =>
  api.client.call(playerEndpoints.merge, { params: params(), body: { keep_id, merge_id } }, club.owner.token);

/** Adds a player with the phone of another one, as clubs have them from before phones had one form. */
async function repeat(first_name: string, phone: string): Promise<string> {
  const [row] = await api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ id: string }>(sql`
      insert into players (club_id, first_name, phone_country, phone, phone_repeated, created_at)
      values (${club.clubId}, ${first_name}, '+54', ${phone}, true, now() + interval '1 second') returning id`),
  );
  return row?.id ?? '';
}

test('players with one phone are shown with each other until they are merged', async () => {
  const first = await create('Ana', '11 5555-1234');
  await create('Bea', '11 5555-9999');
  const second = await repeat('Anita', '91155551234');
  expect((await list('duplicates')).map((p) => [p.first_name, p.same_phone_id])).toEqual([
    ['Ana', second],
    ['Anita', first.id],
  ]);
  expect((await merge(second, first.id)).data).toMatchObject({ phone: '91155551234', same_phone_id: null });
  expect(await list('duplicates')).toEqual([]);
  expect((await list()).map((p) => p.first_name)).toEqual(['Anita', 'Bea']);
});

test('a repeated phone is still taken for everybody else', async () => {
  const first = await create('Ana', '11 5555-1234');
  const second = await repeat('Anita', '91155551234');
  const add = () =>
    api.client.call(
      playerEndpoints.create,
      { params: params(), body: { first_name: 'Otra', phone: '1155551234' } },
      club.owner.token,
    );
  expect((await add()).error.params).toEqual({ player_id: first.id });
  const change = { params: { ...params(), playerId: first.id }, body: { phone: '11 5555-0000', version: 1 } };
  expect((await api.client.call(playerEndpoints.change, change, club.owner.token)).status).toBe(200);
  expect((await add()).error.params).toEqual({ player_id: second });
});

test('those who share a phone are changed in all else, also where the form sends the phone as it is', async () => {
  const first = await create('Ana', '11 5555-1234');
  const second = await repeat('Beto', '91155551234');
  await create('Caro', '11 5555-9999');
  const change = (playerId: string, body: Record<string, unknown>) =>
    api.client.call(playerEndpoints.change, { params: { ...params(), playerId }, body }, club.owner.token);
  for (const id of [first.id, second]) {
    const made = await change(id, { member: true, email: `${id}@example.com`, version: 1 });
    expect(made).toMatchObject({ status: 200, data: { member: true, version: 2 } });
    expect((await change(id, { phone: '11 5555-1234', notes: 'Familia', version: 2 })).status).toBe(200);
    const refused = await change(id, { phone: '11 5555-9999', version: 3 });
    expect([refused.status, refused.error.error]).toEqual([409, 'player_exists']);
  }
  expect((await change(second, { email: `${first.id}@example.com`, version: 3 })).error.error).toBe('player_exists');
  expect((await list('duplicates')).map((p) => p.same_phone_id)).toEqual([second, first.id]);
});

test('with three of them, a number that becomes free goes to the oldest who repeats it', async () => {
  const first = await create('Ana', '11 5555-1234');
  const second = await repeat('Anita', '91155551234');
  const third = await repeat('Anabel', '91155551234');
  await api.client.call(playerEndpoints.remove, { params: { ...params(), playerId: first.id } }, club.owner.token);
  const rows = await api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ id: string; phone_repeated: boolean }>(sql`
      select id, phone_repeated from players where removed_at is null order by created_at, phone_repeated`),
  );
  expect(rows.filter((row) => !row.phone_repeated)).toHaveLength(1);
  expect(rows.map((row) => row.id).sort()).toEqual([second, third].sort());
});

test('the database itself lets nobody take the phone of another one', async () => {
  await create('Ana', '11 5555-1234');
  const direct = api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into players (club_id, first_name, phone_country, phone)
      values (${club.clubId}, 'Otra', '+54', '91155551234')`),
  );
  expect(sqlState(await direct.catch((e) => e))?.constraint).toBe('players_phone');
});
