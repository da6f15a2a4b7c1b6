import { adminAuditEndpoints as endpoints } from '@canchero/shared-contracts/admin-audit';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type AuditEntry, audit } from '../../platform/audit/audit';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';

let api: Booted;
let boss: Session;
let owner: Session;
let clubId: string;
beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'], email: 'boss@canchero.test' });
  owner = await api.client.person({ email: 'lucia@volea.test' });
  clubId = await api.client.club(owner);
  await api.services.db.platform((tx) =>
    tx.query(sql`update users set name = 'Lucía Paz' where id = ${owner.userId}::uuid`),
  );
});
afterAll(() => api.close());

const day = (days: number) => DateTime.now().setZone(PLATFORM_ZONE).plus({ days }).toISODate() as string;
const write = (entries: Partial<AuditEntry>[]) =>
  api.services.db.platform(async (tx) => {
    for (const entry of entries) {
      await audit(tx, {
        requestId: 'r1',
        actorId: owner.userId,
        role: 'owner',
        clubId,
        action: 'court.change',
        ...entry,
      });
    }
  });
const search = (query: Record<string, string> = {}) =>
  api.client.call(endpoints.search, { query: { from: day(-1), to: day(1), ...query } }, boss.adminToken);
const found = async (query: Record<string, string>) => (await search(query)).data.items;

test('a line shows who did what where, and whether it was refused', async () => {
  await write([
    {
      requestId: 'request-7',
      action: 'payment.refund',
      object: { type: 'payment', id: 'p1' },
      outcome: 'refused',
      reason: 'no_cash',
      amount: 150_000,
      fields: ['state'],
    },
  ]);
  expect((await found({ id: 'request-7' }))[0]).toMatchObject({
    actor_name: 'Lucía Paz',
    actor_email: 'lucia@volea.test',
    role: 'owner',
    club_id: clubId,
    club_name: 'Club',
    action: 'payment.refund',
    object_type: 'payment',
    object_id: 'p1',
    outcome: 'refused',
    reason: 'no_cash',
    amount: 150_000,
    fields: ['state'],
    request_id: 'request-7',
  });
});

test('a page after a line that is not there is refused, instead of ending the list', async () => {
  const { status, error } = await search({ cursor: '999999999' });
  expect([status, error.params]).toEqual([400, { field: 'cursor' }]);
});

test('lines are found by person, club, action, object and outcome', async () => {
  await write([
    { action: 'stock.count', object: { type: 'item', id: 'item-9' } },
    { action: 'stock.add', outcome: 'refused' },
    {
      action: 'user.verify',
      actorId: boss.userId,
      role: 'super_admin',
      clubId: null,
      object: { type: 'user', id: owner.userId },
    },
  ]);
  const actions = async (query: Record<string, string>) => (await found(query)).map(({ action }) => action);
  expect(await actions({ who: 'lucia p', action: 'stock' })).toEqual(['stock.add', 'stock.count']);
  expect(await actions({ who: 'LUCIA@', action: 'stock.c' })).toEqual(['stock.count']);
  expect(await actions({ who: 'nobody' })).toEqual([]);
  expect(await actions({ club: 'clu', action: 'user' })).toEqual([]);
  expect(await actions({ club: 'clu', action: 'stock', outcome: 'refused' })).toEqual(['stock.add']);
  expect(await actions({ id: 'item-9' })).toEqual(['stock.count']);
  // a percent sign and an underscore are not wildcards
  expect(await actions({ who: '%', action: 'stock' })).toEqual([]);
  expect(await actions({ action: 'stock_' })).toEqual([]);
  const [line] = await found({ action: 'user.verify' });
  expect(line).toMatchObject({ object_name: 'Lucía Paz', club_id: null, club_name: null });
});

test('days are those of Buenos Aires, and at most a year', async () => {
  await api.services.db.platform((tx) =>
    tx.query(sql`
      insert into audit (at, request_id, action, outcome)
      values ('2026-03-02T02:59:59Z', 'late', 'probe.days', 'done'), ('2026-03-02T03:00:00Z', 'early', 'probe.days', 'done')`),
  );
  const ids = async (from: string, to: string) =>
    (await found({ from, to, action: 'probe' })).map(({ request_id }) => request_id);
  expect(await ids('2026-03-01', '2026-03-01')).toEqual(['late']);
  expect(await ids('2026-03-02', '2026-03-02')).toEqual(['early']);
  for (const [from, to] of [
    ['2026-03-02', '2026-03-01'],
    ['2025-01-01', '2026-03-01'],
  ] as const) {
    expect((await search({ from, to })).status).toBe(400);
  }
});

test('pages follow each other without a gap, also among lines of one instant', async () => {
  await write(Array.from({ length: 120 }, () => ({ action: 'probe.page' })));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await search({ action: 'probe.page', ...(cursor && { cursor }) });
    seen.push(...data.items.map(({ id }) => id));
    cursor = data.next_cursor;
  } while (cursor);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
});

test('a search and a file are lines themselves, and the file has the lines that were found', async () => {
  await write([{ action: 'probe.file', amount: 123_456, reason: '=cmd' }]);
  const query = { from: day(-1), to: day(1), action: 'probe.file', language: 'es' } as const;
  const { data } = await api.client.call(endpoints.export, { query }, boss.adminToken);
  expect(data.name).toBe(`registro-${query.from}-${query.to}.csv`);
  const [head, line, ...rest] = data.content.trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Fecha;Quién;Email;Rol;Club;Acción;Resultado/);
  expect(line).toMatch(/;Lucía Paz;lucia@volea\.test;owner;Club;probe\.file;Hecha;.*"'=cmd";1234,56;/);
  expect(rest).toEqual([]);
  const rows = await api.services.db.platform((tx) =>
    tx.query(sql`
      select action, count, filters ->> 'action' as asked from audit
      where action like 'admin.audit%' order by id desc limit 1`),
  );
  expect(rows).toEqual([{ action: 'admin.audit_export', count: 1, asked: 'probe.file' }]);
});

test('a file of more than 10,000 lines is refused', async () => {
  await api.services.db.platform((tx) =>
    tx.query(sql`
      insert into audit (request_id, action, outcome)
      select 'many', 'probe.many', 'done' from generate_series(1, 10001)`),
  );
  const query = { from: day(-1), to: day(1), action: 'probe.many', language: 'es' } as const;
  const { status, error } = await api.client.call(endpoints.export, { query }, boss.adminToken);
  expect([status, error.error, error.params]).toEqual([422, 'too_many_rows', { max: 10_000, found: 10_001 }]);
});

test('nobody changes or deletes a line', async () => {
  for (const statement of [sql`update audit set reason = 'other'`, sql`delete from audit`, sql`truncate audit`]) {
    await expect(api.services.db.platform((tx) => tx.query(statement))).rejects.toThrow();
  }
});
