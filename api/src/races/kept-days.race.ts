import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { daysOfClub } from '../modules/reports/kept/days-sql';
import { keepAllDays } from '../modules/reports/kept/keep-days';
import { type Booted, boot } from '../testing/boot';
import { sumsOfRows } from '../testing/sums-of-rows';
import { TestBuffet } from '../testing/test-buffet';
import { at, TestClub } from '../testing/test-club';

const ZONE = 'America/Argentina/Buenos_Aires';
const WRITERS = 6;
const WRITES = 16;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

/** Reads the days as the dashboard does, and adds up the rows of the same snapshot one by one. */
const lookAt = (clubId: string) =>
  api.services.db.tenant(clubId, async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read`);
    const [kept] = await tx.query(sql`
      with ${daysOfClub(clubId, ZONE, '9999-01-01')}
      select
        coalesce((select json_agg(d order by d.date) from booking_days d), '[]'::json) as bookings,
        coalesce((select json_agg(d order by d.date) from money_days d), '[]'::json) as money`);
    return { kept, addedUp: await sumsOfRows(tx, clubId, ZONE) };
  });

test(`${WRITERS} writers of one day while two instances keep it: every look equals the sum over its rows`, async () => {
  const buffet = new TestBuffet(await TestClub.open(api.client));
  const { club } = buffet;
  const courts = await Promise.all(Array.from({ length: WRITERS }, () => club.court({ base_price: 100_00 })));
  const item = await buffet.item(0, { track_stock: false, price: 250 });
  const refusals: string[] = [];
  const done = <T extends { status: number; text: string }>(answer: T): T => {
    if (answer.status >= 400) refusals.push(answer.text);
    return answer;
  };

  /** Books, pays, refunds, cancels and sells at random. */
  const write = async (courtId: string) => {
    const orders: string[] = [];
    let free = 0;
    for (let i = 0; i < WRITES; i++) {
      const kind = Math.random();
      if (kind < 0.4 && free < 12) {
        const booking = done(await club.book(courtId, at(10 + free++))).data;
        const params = { ...buffet.params, bookingId: booking.id };
        if (kind < 0.1) {
          done(
            await api.client.call(
              bookingEndpoints.cancel,
              { params, body: { version: booking.version } },
              buffet.token,
            ),
          );
        } else if (kind < 0.3) {
          const body = { method: 'transfer' as const, amount: 1 + Math.floor(Math.random() * 90_00) };
          const { payments } = done(await api.client.call(paymentEndpoints.add, { params, body }, buffet.token)).data;
          if (kind < 0.2) {
            const paid = { ...buffet.params, paymentId: payments[0]?.id ?? '' };
            const refund = { amount: 1, reason: 'Lluvia' };
            done(await api.client.call(paymentEndpoints.refund, { params: paid, body: refund }, buffet.token));
          }
        }
      } else if (kind < 0.9 || orders.length === 0) {
        const quantity = 1 + Math.floor(Math.random() * 5);
        const amount = quantity * 250;
        const sale = await buffet.sell({
          lines: [{ item_id: item.id, quantity }],
          payments: [{ method: 'qr', amount }],
        });
        orders.push(done(sale).data.id);
      } else done(await buffet.refund(orders.pop() as string));
    }
  };

  let writing = true;
  const keeping = async () => {
    let rounds = 0;
    for (; writing; rounds++) await keepAllDays(api.services.db);
    return rounds;
  };
  const looking = async () => {
    let looks = 0;
    for (; writing; looks++) {
      const { kept, addedUp } = await lookAt(club.clubId);
      expect(kept).toEqual(addedUp);
    }
    return looks;
  };
  const background = Promise.all([keeping(), keeping(), looking(), looking()]);
  await Promise.all(courts.map(({ id }) => write(id))).finally(() => {
    writing = false;
  });
  const [rounds, moreRounds, looks] = await background;
  expect(refusals).toEqual([]);
  expect(Math.min(rounds, moreRounds, looks)).toBeGreaterThan(3);
  await keepAllDays(api.services.db);
  const marks = await api.services.db.tenant(club.clubId, (tx) => tx.query(sql`select from kept_marks`));
  expect(marks).toEqual([]);
  const { kept, addedUp } = await lookAt(club.clubId);
  expect(kept).toEqual(addedUp);
  expect(addedUp.money.length).toBeGreaterThan(0);
});
