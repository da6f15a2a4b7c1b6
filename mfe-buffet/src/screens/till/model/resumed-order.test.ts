import { uuid } from '@canchero/shared-contracts/testing/records';
import { anOrder } from '../../../testing/fixtures';
import { changeOf, dueOf, heldOf, isChangeApplied, ticketOf } from './resumed-order';
import { repriced, withItem, withQuantity } from './ticket';

const [line] = anOrder().lines;
const order = anOrder({
  lines: line ? [{ ...line, quantity: 2, discount: 20_000, note: 'fría' }] : [],
  discount: 30_000,
  paid: 50_000,
  note: 'Mesa 4',
  customer_name: 'Ana',
  version: 3,
});
const taken = { ...ticketOf(order), order };
const dearer = { id: uuid(1), name: 'Agua nueva', price: 180_000 };

test('all that is on the order comes along, at the prices at which it was handed out', () => {
  expect(changeOf(taken)).toEqual({
    version: 3,
    lines: [{ item_id: uuid(1), quantity: 2, unit_price: 150_000, discount: 20_000, note: 'fría' }],
    discount: 30_000,
    note: 'Mesa 4',
  });
  expect(repriced(taken, new Map([[uuid(1), dearer]]))).toBe(taken);
  expect(dueOf(taken)).toBe(300_000 - 20_000 - 30_000 - 50_000);
});

test('one more of it at another price is a line of its own', () => {
  const plain = ticketOf(anOrder());
  expect(withItem(plain, { ...dearer, price: 150_000 }, 'b').lines).toHaveLength(1);
  expect(withItem(plain, dearer, 'b').lines.map(({ unit_price }) => unit_price)).toEqual([150_000, 180_000]);
});

test('another customer takes the place of the one it had', () => {
  const player = { kind: 'player', id: uuid(5), name: 'Beto' } as const;
  expect(changeOf({ ...taken, customer: player })).toMatchObject({
    customer_name: '',
    player_id: uuid(5),
    booking_id: null,
  });
  expect(changeOf({ ...taken, customer: { kind: 'none' } })).toMatchObject({ customer_name: '', player_id: null });
});

test('an order that is what the ticket makes of it was changed by it, unless money came in as well', () => {
  const fewer = { ...withQuantity(taken, line?.id ?? '', 1), order };
  const now = anOrder({
    ...order,
    version: 4,
    lines: line ? [{ ...line, quantity: 1, discount: 20_000, note: 'fría' }] : [],
  });
  expect(isChangeApplied(fewer, now)).toBe(true);
  expect(isChangeApplied(taken, now)).toBe(false);
  expect(isChangeApplied({ ...fewer, customer: { kind: 'none' } }, now)).toBe(false);
  expect(isChangeApplied(fewer, { ...now, paid: 60_000 })).toBe(false);
});

test('what the order holds stays known while the ticket changes; more paid than it costs is negative', () => {
  const fewer = withQuantity(taken, line?.id ?? '', 0);
  expect([heldOf(fewer, uuid(1)), heldOf(fewer, uuid(2))]).toEqual([2, 0]);
  expect(dueOf(fewer)).toBe(-50_000);
});
