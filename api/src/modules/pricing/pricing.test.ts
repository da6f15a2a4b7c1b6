import { randomUUID } from 'node:crypto';
import { EVENTS } from '@canchero/shared-contracts/events';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type NewPriceRule, type PriceRule, pricingEndpoints } from '@canchero/shared-contracts/pricing';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const params = () => ({ clubId: club.clubId });
const create = (body: Partial<NewPriceRule>, headers = {}) =>
  api.client.call(
    pricingEndpoints.create,
    { params: params(), body: { from: '00:00', to: '24:00', price: 100, ...body } },
    club.owner.token,
    headers,
  );
const change = (ruleId: string, body: Record<string, unknown>) =>
  api.client.call(pricingEndpoints.change, { params: { ...params(), ruleId }, body }, club.owner.token);
const list = async (): Promise<PriceRule[]> =>
  (await api.client.call(pricingEndpoints.list, { params: params() }, club.owner.token)).data;
const quote = (courtId: string, start: string, duration: number, playerId?: string) =>
  api.client.call(
    pricingEndpoints.quote,
    {
      params: params(),
      query: { court_id: courtId, start, duration: String(duration), ...(playerId && { player_id: playerId }) },
    },
    club.owner.token,
  );

test('a club has at most 300 rules', async () => {
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into price_rules (club_id, weekdays, from_time, to_time, price, all_courts)
      select ${club.clubId}, '{}', '00:00', '24:00', n, true from generate_series(1, 299) n`),
  );
  const last = await create({});
  expect(last.status).toBe(201);
  expect(await create({})).toMatchObject({
    status: 422,
    error: { error: 'too_many_price_rules', params: { max: 300 } },
  });
  expect((await change(last.data.id, { version: 1, price: 200 })).status).toBe(200);
});

test('a rule is stored with all its fields, published and audited', async () => {
  const court = await club.court();
  const body: NewPriceRule = {
    court_ids: [court.id],
    weekdays: [1, 3],
    from: '18:00',
    to: '02:00',
    duration: 90,
    price: 30_000_00,
    member_price: 24_000_00,
    valid_from: '2031-01-01',
    valid_to: '2031-06-30',
    priority: 5,
  };
  const made = await create(body);
  expect(made).toMatchObject({ status: 201, data: { ...body, version: 1 } });
  expect(await list()).toEqual([made.data]);
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ action: string; name: string; payload: unknown }>(sql`
      select a.action, o.name, o.payload from audit a join outbox o on o.club_id = a.club_id
      where a.club_id = ${club.clubId} and a.action like 'price_rule.%' and o.name = 'pricing.changed'`),
  );
  expect(rows).toEqual([{ action: 'price_rule.create', name: 'pricing.changed', payload: { rule_id: made.data.id } }]);
  EVENTS.get('pricing.changed')?.schema.parse(rows[0]?.payload);
});

test('a quote follows the rules, over borders and for members', async () => {
  const court = await club.court({ base_price: 60_00 });
  const player = await club.player();
  expect((await quote(court.id, at(15), 90)).data).toEqual({
    price: 90_00,
    member: false,
    lines: [{ rule_id: null, minutes: 90, amount: 90_00 }],
  });
  // 12:00 UTC less three hours: the rule begins at 16:00 UTC
  const { data: rule } = await create({ from: '13:00', to: '23:00', price: 120_00, member_price: 90_00 });
  expect((await quote(court.id, at(15, 30), 60)).data).toEqual({
    price: 90_00,
    member: false,
    lines: [
      { rule_id: null, minutes: 30, amount: 30_00 },
      { rule_id: rule.id, minutes: 30, amount: 60_00 },
    ],
  });
  const joined = await api.client.call(
    playerEndpoints.change,
    { params: { ...params(), playerId: player.id }, body: { member: true, version: player.version } },
    club.owner.token,
  );
  expect(joined.data).toMatchObject({ member: true });
  expect((await quote(court.id, at(17), 60, player.id)).data).toMatchObject({ price: 90_00, member: true });
  expect((await quote(randomUUID(), at(17), 60)).status).toBe(404);
});

test('a change sets the given fields; an old version is refused with the current rule', async () => {
  const [one, two] = [await club.court(), await club.court()];
  const { data: rule } = await create({ court_ids: [one.id] });
  const changed = await change(rule.id, { version: 1, court_ids: [two.id], price: 7 });
  expect(changed.data).toEqual({ ...rule, court_ids: [two.id], price: 7, version: 2 });
  expect(await change(rule.id, { version: 1, price: 8 })).toMatchObject({
    status: 412,
    error: { error: 'stale_version', params: { current: changed.data } },
  });
  expect((await change(rule.id, { version: 2, court_ids: [] })).data.court_ids).toEqual([]);
});

test('refuses dates the wrong way round and courts that are not of the club', async () => {
  const wrong = { valid_from: '2031-02-01', valid_to: '2031-01-31' };
  expect(await create(wrong)).toMatchObject({ status: 422, error: { error: 'price_rule_dates' } });
  const { data: rule } = await create({ valid_to: '2031-01-31' });
  expect(await change(rule.id, { version: 1, valid_from: '2031-02-01' })).toMatchObject({
    status: 422,
    error: { error: 'price_rule_dates' },
  });
  const foreign = await (await TestClub.open(api.client)).court();
  expect(await create({ court_ids: [foreign.id] })).toMatchObject({
    status: 422,
    error: { error: 'unknown_courts', params: { court_ids: [foreign.id] } },
  });
});

test('the list begins with the strongest rule and leaves out removed ones', async () => {
  const { data: weak } = await create({});
  const { data: strong } = await create({ priority: 9 });
  expect((await list()).map((rule) => rule.id)).toEqual([strong.id, weak.id]);
  const remove = (ruleId: string) =>
    api.client.call(pricingEndpoints.remove, { params: { ...params(), ruleId } }, club.owner.token);
  expect((await remove(weak.id)).status).toBe(204);
  expect((await remove(weak.id)).status).toBe(404);
  expect(await list()).toEqual([strong]);
});

test('the same Idempotency-Key adds one rule', async () => {
  const [first, again] = [
    await create({}, { 'idempotency-key': 'rule' }),
    await create({}, { 'idempotency-key': 'rule' }),
  ];
  expect(again.data).toEqual(first.data);
  expect(await list()).toHaveLength(1);
});
