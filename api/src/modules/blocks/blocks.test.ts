import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { blockEndpoints, type NewBlock } from '@canchero/shared-contracts/block';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type Booted, boot } from '../../testing/boot';
import { at, DAY, TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestClub;
beforeAll(async () => {
  api = await boot();
  day = await TestClub.open(api.client);
});
afterAll(() => api.close());

const params = () => ({ clubId: day.clubId });
const block = (courtIds: string[], fields: Partial<NewBlock> = {}, token = day.owner.token) =>
  api.client.call(
    blockEndpoints.create,
    {
      params: params(),
      body: { court_ids: courtIds, start: at(15), end: at(18), kind: 'weather', reason: 'Lluvia', ...fields },
    },
    token,
  );
const list = async () => {
  const query = { from: at(0), to: `${DAY}T23:59:00.000Z` };
  return (await api.client.call(blockEndpoints.list, { params: params(), query }, day.owner.token)).data;
};

test('a block is listed with its courts, and announced', async () => {
  const [a, b] = [await day.court(), await day.court()];
  const { status, data } = await block([a.id, b.id, a.id]);
  expect(status).toBe(201);
  expect(data).toMatchObject({ kind: 'weather', reason: 'Lluvia', start: at(15), end: at(18), version: 1 });
  expect(data.court_ids).toEqual([a.id, b.id].sort());
  expect(await list()).toContainEqual(data);
});

test('a booking over a block is refused with the block, beside it not', async () => {
  const court = await day.court();
  const made = (await block([court.id])).data;
  const over = await day.book(court.id, at(17, 30));
  expect(over.status).toBe(409);
  expect(over.error).toMatchObject({
    error: 'slot_blocked',
    params: {
      block: { id: made.id, court_id: court.id, start: at(15), end: at(18), kind: 'weather', reason: 'Lluvia' },
    },
  });
  expect((await day.book(court.id, at(18))).status).toBe(201);
  expect((await day.book(court.id, at(14))).status).toBe(201);
});

test('a booking is not moved into a block, but may change in its place', async () => {
  const court = await day.court();
  const booking = await day.booked(court.id, at(13));
  await block([court.id]);
  const target = { params: { ...params(), bookingId: booking.id } };
  const move = { court_id: court.id, start: at(16), duration: 60, version: booking.version };
  const refused = await api.client.call(bookingEndpoints.move, { ...target, body: move }, day.owner.token);
  expect(refused.error).toMatchObject({ error: 'slot_blocked' });
  const change = { description: 'Igual', version: booking.version };
  const kept = await api.client.call(bookingEndpoints.change, { ...target, body: change }, day.owner.token);
  expect(kept.data).toMatchObject({ description: 'Igual', start: at(13) });
});

test('a block over bookings is refused with all of them; cancelled ones do not count', async () => {
  const [a, b] = [await day.court(), await day.court()];
  const first = await day.booked(a.id, at(15));
  const second = await day.booked(b.id, at(17));
  const refused = await block([a.id, b.id]);
  expect(refused.status).toBe(409);
  expect(refused.error.error).toBe('schedule_conflict');
  expect(refused.error.params.conflicts).toMatchObject([{ id: first.id }, { id: second.id }]);
  for (const { id, version } of [first, second]) {
    const cancel = { params: { ...params(), bookingId: id }, body: { version } };
    await api.client.call(bookingEndpoints.cancel, cancel, day.owner.token);
  }
  expect((await block([a.id, b.id])).status).toBe(201);
});

test('a block is changed and removed; a stale change is refused with the block as it is', async () => {
  const [a, b] = [await day.court(), await day.court()];
  const made = (await block([a.id])).data;
  const target = { params: { ...params(), blockId: made.id } };
  const change = (body: object) => api.client.call(blockEndpoints.change, { ...target, body }, day.owner.token);
  const changed = await change({ court_ids: [b.id], end: at(20), version: 1 });
  expect(changed.data).toMatchObject({ court_ids: [b.id], start: at(15), end: at(20), version: 2 });
  expect((await change({ reason: 'Otra', version: 1 })).error).toMatchObject({
    error: 'stale_version',
    params: { current: { version: 2 } },
  });
  expect((await day.book(a.id, at(16))).status).toBe(201);
  expect((await api.client.call(blockEndpoints.remove, target, day.owner.token)).status).toBe(204);
  expect((await day.book(b.id, at(16))).status).toBe(201);
  expect((await api.client.call(blockEndpoints.remove, target, day.owner.token)).status).toBe(404);
});

test('a block ends after it begins, on courts of the club', async () => {
  const court = await day.court();
  const other = await TestClub.open(api.client);
  expect((await block([court.id], { end: at(15) })).error).toMatchObject({ error: 'invalid_range' });
  expect((await block([(await other.court()).id])).error).toMatchObject({ error: 'not_found' });
});

test('who sees the club’s bookings blocks, and who sees the agenda alone does not', async () => {
  const court = await day.court();
  const [agenda, reception] = [await day.staff('schedule'), await day.staff('schedule', 'booking')];
  expect((await block([court.id], {}, agenda.token)).error).toMatchObject({ error: 'permission_denied' });
  expect((await block([court.id], {}, reception.token)).status).toBe(201);
});

test('a series skips a block if asked to, and is refused with the block if not', async () => {
  const court = await day.court();
  const made = (await block([court.id], { start: '2031-01-15T10:00:00.000Z', end: '2031-01-15T22:00:00.000Z' })).data;
  const weekly = (on_conflict: 'fail' | 'skip') =>
    day.book(court.id, at(15), { recurrence: { frequency: 'weekly', end_date: '2031-01-22' }, on_conflict });
  const refused = await weekly('fail');
  expect(refused.error).toMatchObject({ error: 'schedule_conflict', params: { conflicts: [{ id: made.id }] } });
  const skipped = await weekly('skip');
  expect(skipped.status).toBe(201);
  expect(skipped.data).toMatchObject({ series: { created: 2, skipped: [{ start: '2031-01-15T15:00:00.000Z' }] } });
});

test('the audit names the courts and times of a block that is made, changed and removed', async () => {
  const [a, b] = [await day.court({ name: 'Audit A', sort: 1 }), await day.court({ name: 'Audit B', sort: 2 })];
  const made = (await block([b.id, a.id])).data;
  const placed = { params: { ...params(), blockId: made.id } };
  await api.client.call(
    blockEndpoints.change,
    { ...placed, body: { court_ids: [a.id], end: at(16), version: 1 } },
    day.owner.token,
  );
  await api.client.call(blockEndpoints.remove, placed, day.owner.token);
  const { data } = await api.client.call(
    auditEndpoints.list,
    { params: params(), query: { area: 'block' } },
    day.owner.token,
  );
  const both = { courts: ['Audit A', 'Audit B'], start: at(15), end: at(18) };
  const one = { courts: ['Audit A'], start: at(15), end: at(16) };
  expect(data.items.slice(0, 3).map(({ action, places }) => [action, places])).toEqual([
    ['block.delete', { from: one }],
    ['block.change', { from: both, to: one }],
    ['block.create', { to: both }],
  ]);
});
