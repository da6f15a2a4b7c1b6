import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import sql from 'sql-template-tag';
import { checkSums, compareSums } from './check-sums';
import { type Booted, boot } from './testing/boot';
import { prepareDataFolder } from './testing/data-folder';
import { spoilSum } from './testing/spoil-sum';
import { TestBuffet } from './testing/test-buffet';
import { TestPayments } from './testing/test-payments';

let api: Booted;
let pay: TestPayments;
let slug: string;
beforeAll(async () => {
  api = await boot();
  pay = await TestPayments.open(api);
  slug = (await pay.rows<{ slug: string }>(sql`select slug from clubs where id = ${pay.clubId}`))[0]?.slug ?? '';
  await moveMoney(new TestBuffet(pay.club), pay);
});
afterAll(() => api.close());

/** Makes each kept sum of the club more than zero. */
async function moveMoney(day: TestBuffet, pay: TestPayments) {
  const item = await day.item(20, { price: 1000 });
  const event = await pay.event();
  await pay.pay(event, { method: 'transfer', amount: 900 });
  await pay.refund(await pay.firstOf(event), { amount: 200, destination: 'credit', player_id: pay.idOf(0) });
  const lines = [{ item_id: item.id, quantity: 4 }];
  const { data } = await day.sell({ lines, payments: [{ method: 'qr', amount: 4000 }] });
  await day.refund(data.id, 'Devuelto', true, [{ line_id: data.lines[0]?.id ?? '', quantity: 1 }]);
  await day.consume(event.id, ...lines);
  await pay.rows(sql`
    insert into payments (club_id, consumption_id, method, amount) select club_id, id, 'transfer', 300 from consumptions`);
}

const sums = () =>
  pay.rows<{ name: string; kept: number; due: number }>(sql`
    select name, sum(kept)::bigint as kept, sum(due)::bigint as due from kept_sums group by name order by name`);

test('what no mistake has touched is right, and what differs is told', async () => {
  expect(await compareSums(api.services.db, [slug, 'nobody'], false)).toEqual({
    lines: ['no club nobody', '1 clubs: 0 sums differ, 0 mended'],
    left: 0,
  });
});

test.each([
  ['bookings', 'paid', { action: 'booking.mend_sum', amount: 1 }],
  ['consumptions', 'paid', { action: 'consumption.mend_sum', amount: 1 }],
  ['items', 'stock', { action: 'item.mend_sum', amount: null }],
  ['order_lines', 'refunded', { action: 'order.mend_sum', amount: null }],
  ['orders', 'paid', { action: 'order.mend_sum', amount: 1 }],
  ['orders', 'refunded', { action: 'order.mend_sum', amount: 1 }],
  ['payments', 'refunded', { action: 'payment.mend_sum', amount: 1 }],
  ['players', 'credit', { action: 'player.mend_sum', amount: 1 }],
])(
  'a wrong sum in %s.%s is found, stays until it is told to mend, and is in the audit',
  async (table, column, line) => {
    const before = await sums();
    const name = `${table}.${column}`;
    expect(before.find((sum) => sum.name === name)?.kept).toBeGreaterThan(0);
    expect(before.map(({ kept }) => kept)).toEqual(before.map(({ due }) => due));
    await spoilSum(
      api.services.db,
      pay.clubId,
      [table, column],
      table === 'payments' ? 'booking_id is not null' : 'true',
    );
    const told = new RegExp(`^${slug} ${name} [0-9a-f-]{36}: kept (\\d+), rows (\\d+)`, 'm');

    const found = await compareSums(api.services.db, [slug], false);
    expect(found.left).toBeGreaterThan(0);
    const [, kept, due] = told.exec(found.lines.join('\n')) ?? [];
    expect(Number(due) - Number(kept)).toBe(1);
    expect((await sums()).find((sum) => sum.name === name)?.kept).not.toBe(
      before.find((sum) => sum.name === name)?.kept,
    );

    const mended = await compareSums(api.services.db, [], true);
    expect(mended.left).toBe(0);
    expect(mended.lines.join('\n')).toMatch(/, mended$/m);
    expect(await sums()).toEqual(before);
    const query = { area: line.action.split('.')[0] as 'booking' };
    const { data } = await api.client.call(
      auditEndpoints.list,
      { params: { clubId: pay.clubId }, query },
      pay.club.owner.token,
    );
    expect(data.items[0]).toMatchObject({ ...line, actor_id: null, fields: [column] });
  },
);

test('a sum that a constraint holds is left, and told', async () => {
  const other = await TestPayments.open(api);
  const [club] = await other.rows<{ slug: string }>(sql`select slug from clubs where id = ${other.clubId}`);
  await moveMoney(new TestBuffet(other.club), other);
  await spoilSum(api.services.db, other.clubId, ['orders', 'refunded']);
  // the refund that is not counted let more come in than is owed
  await other.rows(sql`
    insert into payments (club_id, order_id, method, amount) select club_id, id, 'transfer', 1 from orders`);
  const { lines, left } = await compareSums(api.services.db, [club?.slug ?? ''], true);
  expect(left).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/ orders\.refunded .*: kept 999, rows 1000, not mended: a constraint refuses it$/),
    '1 clubs: 1 sums differ, 0 mended',
  ]);
});

test('the command opens the database that the environment names', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-sums-'));
  try {
    await prepareDataFolder(folder);
    const outcome = await checkSums({ DATA_DIR: folder }, ['--mend', 'nobody']);
    expect(outcome).toEqual({ lines: ['no club nobody', '0 clubs: 0 sums differ, 0 mended'], left: 0 });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
