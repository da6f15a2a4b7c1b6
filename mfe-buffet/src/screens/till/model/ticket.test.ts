import { MAX_QUANTITY } from '@canchero/shared-contracts/item';
import { saleTotals } from '@canchero/shared-contracts/order';
import fc from 'fast-check';
import {
  emptyTicket,
  isUntouched,
  lineDiscount,
  newOrderOf,
  quantities,
  repriced,
  type Ticket,
  ticketTotals,
  withFreeLine,
  withItem,
  withLine,
  withQuantity,
} from './ticket';

const water = { id: 'water', name: 'Agua', price: 200_000 };
const coffee = { id: 'coffee', name: 'Café', price: 260_000 };
const begin = emptyTicket('t1');
const two = withItem(withItem(begin, water, 'a'), coffee, 'b');

test('a second tap on an item is one more of it', () => {
  const ticket = withItem(two, water, 'c');
  expect(ticket.lines.map(({ key, quantity }) => [key, quantity])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a line with a note or a discount of its own is not added to', () => {
  const noted = withLine(two, 'a', { note: 'sin gas' });
  expect(withItem(noted, water, 'c').lines).toHaveLength(3);
  const discounted = withLine(two, 'a', { discount: { kind: 'percent', value: 10 } });
  expect(withItem(discounted, water, 'c').lines).toHaveLength(3);
});

test('no quantity takes the line away, and there is a most', () => {
  expect(withQuantity(two, 'a', 0).lines.map(({ key }) => key)).toEqual(['b']);
  expect(withQuantity(two, 'a', MAX_QUANTITY + 5).lines[0]?.quantity).toBe(MAX_QUANTITY);
});

test('prices and names follow the catalogue; a ticket that does not change stays the same object', () => {
  const catalogue = new Map([
    ['water', { name: 'Agua mineral', price: 250_000 }],
    ['coffee', { name: 'Café', price: 260_000 }],
  ]);
  expect(repriced(two, catalogue).lines[0]).toMatchObject({ name: 'Agua mineral', unit_price: 250_000 });
  expect(repriced(repriced(two, catalogue), catalogue)).toEqual(repriced(two, catalogue));
  const same = new Map([['coffee', { name: 'Café', price: 260_000 }]]);
  expect(repriced(two, same)).toBe(two);
});

test('how many of each item are on it, over all of its lines', () => {
  const noted = withItem(withLine(two, 'a', { note: 'fría' }), water, 'c');
  expect([...quantities(noted)]).toEqual([
    ['water', 2],
    ['coffee', 1],
  ]);
});

test('untouched is a ticket that nobody gave anything to', () => {
  expect(isUntouched(begin)).toBe(true);
  expect(isUntouched({ ...begin, customer: { kind: 'name', name: 'Ana' } })).toBe(false);
  expect(isUntouched(two)).toBe(false);
});

test('an order says what was shown: prices, discounts in centavos, whose it is', () => {
  const ticket: Ticket = {
    ...withFreeLine(withLine(two, 'a', { discount: { kind: 'percent', value: 50 } }), 'c', 'Hielo', 80_000),
    customer: { kind: 'booking', id: 'b1', name: 'Cancha 2', detail: '20:00' },
    discount: { kind: 'amount', value: 40_000 },
    note: ' para llevar ',
  };
  expect(newOrderOf(ticket, [{ method: 'cash', amount: 400_000 }])).toEqual({
    id: 't1',
    lines: [
      { item_id: 'water', quantity: 1, unit_price: 200_000, discount: 100_000 },
      { item_id: 'coffee', quantity: 1, unit_price: 260_000 },
      { name: 'Hielo', quantity: 1, unit_price: 80_000 },
    ],
    booking_id: 'b1',
    customer_name: 'Cancha 2',
    discount: 40_000,
    note: 'para llevar',
    payments: [{ method: 'cash', amount: 400_000 }],
  });
});

const discounts = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 10_000_000 }) }),
  ),
);
const lines = fc.array(
  fc.record({
    key: fc.uuid(),
    item_id: fc.uuid(),
    name: fc.constant('x'),
    unit_price: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    discount: discounts,
    note: fc.constant(''),
  }),
  { minLength: 1, maxLength: 12 },
);

test('what the ticket shows is what the order comes to, and never less than nothing', () => {
  fc.assert(
    fc.property(lines, discounts, (some, discount) => {
      const ticket: Ticket = { ...begin, lines: some, discount };
      const { total } = ticketTotals(ticket);
      const order = newOrderOf(ticket);
      const priced = some.map((line) => ({ ...line, discount: lineDiscount(line) }));
      expect(saleTotals(priced, order.discount ?? 0).total).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(total)).toBe(true);
    }),
  );
});
