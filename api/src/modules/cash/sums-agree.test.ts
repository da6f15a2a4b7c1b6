import { playerEndpoints } from '@canchero/shared-contracts/player';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { cashSteps } from '../../testing/random-day/cash-steps';
import { courtSteps } from '../../testing/random-day/court-steps';
import { DayBook } from '../../testing/random-day/day-book';
import { comparePlaces, placeSteps } from '../../testing/random-day/place-steps';
import { compareSeries, seriesSteps } from '../../testing/random-day/series-steps';
import { tillSteps } from '../../testing/random-day/till-steps';
import { TestBuffet } from '../../testing/test-buffet';
import { TestClub } from '../../testing/test-club';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const STEPS = { ...cashSteps, ...courtSteps, ...placeSteps, ...seriesSteps, ...tillSteps };
type Kind = keyof typeof STEPS;
/** Steps that occur more often than others. */
const OFTEN: Kind[] = [
  'sell',
  'sell',
  'pay',
  'consume',
  'collect',
  'bulk',
  'suspend',
  'hold',
  'bookPlace',
  'seriesShare',
  'openCash',
  'openReception',
];

const step = fc.record({
  kind: fc.constantFrom(...(Object.keys(STEPS) as Kind[]), ...OFTEN),
  which: fc.nat(11),
  much: fc.nat(400),
  cash: fc.boolean(),
});

/** Counts the rows that differ from the sums of their parts. */
const facts = (clubId: string) =>
  api.services.db.tenant(clubId, async (tx) => {
    const [row] = await tx.query<Record<string, number>>(sql`
      with valid_payments as (
        select *, amount - refunded as left from payments where voided_at is null
      )
      select
        (select count(*)::int from orders o
          where subtotal <> (select sum(total) from order_lines l where l.order_id = o.id)
          or paid <> (select coalesce(sum(p.left), 0) from valid_payments p where p.order_id = o.id)) as orders,
        (select count(*)::int from orders o
          where refunded <> (select coalesce(sum(r.amount), 0) from order_refunds r where r.order_id = o.id)
          or exists (select 1 from order_lines l where l.order_id = o.id and refunded <> (
            select coalesce(sum(n.quantity), 0) from order_refund_lines n where n.line_id = l.id))
          or refunded > (select coalesce(sum(p.refunded), 0) from payments p where p.order_id = o.id)) as refunds,
        (select count(*)::int from consumptions c
          where paid <> (select coalesce(sum(p.left), 0) from valid_payments p where p.consumption_id = c.id)) as consumptions,
        (select count(*)::int from bookings b
          where paid <> (select coalesce(sum(p.left), 0) from valid_payments p where p.booking_id = b.id)) as bookings,
        (select count(*)::int from items i where stock < 0
          or stock <> (select coalesce(sum(quantity), 0) from stock_movements m where m.item_id = i.id)) as items,
        (select coalesce(sum(p.left), 0)::bigint from valid_payments p)
          - (select coalesce(sum(paid), 0) from orders)::bigint
          - (select coalesce(sum(paid), 0) from consumptions)::bigint
          - (select coalesce(sum(paid), 0) from bookings)::bigint as money`);
    return row;
  });

test('bookings, payments, orders, consumptions, stock and cash agree after every step of a random day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      const buffet = new TestBuffet(await TestClub.open(api.client));
      const book = await DayBook.begin(buffet);
      const last = { which: 0, much: 0, cash: true };
      const ends = (['closeCash', 'closeReception'] as const).map((kind) => ({ kind, ...last }));
      for (const { kind, ...numbers } of [...steps, ...ends]) {
        const { status, wanted } = await STEPS[kind](book, numbers);
        expect({ kind, ...numbers, status }).toEqual({ kind, ...numbers, status: wanted });
        expect(await facts(buffet.club.clubId)).toEqual({
          orders: 0,
          refunds: 0,
          consumptions: 0,
          bookings: 0,
          items: 0,
          money: 0,
        });
      }
      await compareSeries(book);
      await comparePlaces(book);
      const params = { ...book.params, playerId: book.debtor };
      expect((await book.call(playerEndpoints.get, { params }, book.token)).data.player.credit).toBe(book.credit);
      expect(await Promise.all(book.items.map((id) => buffet.stockOf(id)))).toEqual(book.stock);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
