import { type CashSession, cashEndpoints } from '@canchero/shared-contracts/cash';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestBuffet } from '../testing/test-buffet';
import type { Session } from '../testing/test-client';
import { at, TestClub } from '../testing/test-club';

const ROUNDS = 8;
const AT_ONCE = 12;
const AMOUNT = 10;

let api: Booted;
let day: TestBuffet;
let reception: Session;
let till: Session;
beforeAll(async () => {
  api = await boot();
  day = new TestBuffet(await TestClub.open(api.client));
  reception = await day.club.staff('schedule', 'booking', 'players', 'consumption');
  till = await day.club.staff('buffet', 'consumption');
});
afterAll(() => api.close());

const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const tally = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
const close = async ({ id }: CashSession, who: Session, ms: number) => {
  await later(ms);
  const params = { ...day.params, cashSessionId: id };
  return api.client.call(cashEndpoints.close, { params, body: { counted: {} } }, who.token);
};
const sell = () =>
  day.sell({
    lines: [{ name: 'Varios', quantity: 1, unit_price: AMOUNT }],
    payments: [{ method: 'cash', amount: AMOUNT }],
  });

/** Opens the cash of a desk many times at once, and returns the session that one of the calls opened. */
async function openOnce(desk: 'reception' | 'buffet', who: Session): Promise<CashSession> {
  const answers = await times(4, () => day.openCash(100, desk, who.token));
  expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, 3]);
  return answers.find(({ status }) => status === 201)?.data as CashSession;
}

test(`two desks take, refund and count cash at once, ${ROUNDS} rounds: each coin is in one session`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [desk, buffet] = await Promise.all([openOnce('reception', reception), openOnce('buffet', till)]);
    const booking = await day.club.booked((await day.club.court()).id, at(15), { price: 100_000 });
    const params = { ...day.params, bookingId: booking.id };
    const pay = () =>
      api.client.call(paymentEndpoints.add, { params, body: { method: 'cash', amount: AMOUNT } }, reception.token);
    const first = (await pay()).data.payments[0]?.id ?? '';
    const refund = () =>
      api.client.call(
        paymentEndpoints.refund,
        { params: { ...day.params, paymentId: first }, body: { amount: AMOUNT, reason: 'Lluvia' } },
        reception.token,
      );
    const [payments, sales, refunds, closings, counted] = await Promise.all([
      times(AT_ONCE, pay),
      times(AT_ONCE, sell),
      times(2, refund),
      times(2, () => close(desk, reception, 5 + 6 * round)),
      close(buffet, till, 5 + 6 * ((round * 3) % ROUNDS)),
    ]);
    const answers = [...payments, ...sales, ...refunds, ...closings, counted];
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // without a session cash is refused, and taken nowhere
    expect(tally(payments, 201) + tally(payments, 409)).toBe(AT_ONCE);
    expect(tally(sales, 201) + tally(sales, 409)).toBe(AT_ONCE);
    expect(tally(refunds, 201) + tally(refunds, 200)).toBeLessThanOrEqual(1);
    expect([tally(closings, 200), tally(closings, 409)]).toEqual([1, 1]);
    const given = refunds.some(({ status }) => status < 300) ? AMOUNT : 0;
    const atDesk = closings.find(({ status }) => status === 200)?.data.expected?.cash;
    expect(atDesk).toBe(100 + AMOUNT + tally(payments, 201) * AMOUNT - given);
    expect(counted.data.expected?.cash).toBe(100 + tally(sales, 201) * AMOUNT);
  }
  const [row] = await api.services.db.tenant(day.params.clubId, (tx) =>
    tx.query<{ homeless: number }>(sql`
      select count(*)::int as homeless from payments where method = 'cash' and cash_session_id is null`),
  );
  expect(row?.homeless).toBe(0);
});
