import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { hourOf, TestCheckout } from '../../testing/test-checkout';
import { endHolds } from '../bookings/writes';
import { sendDueMails } from '../online-bookings/send-mails';
import { workOnce } from './worker';

interface QueuedMail {
  recipient: string;
  subject: string;
  body: string;
  html: string;
}

let api: Booted;
let t: TestCheckout;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  t = await TestCheckout.open(api, { name: 'Club Río' });
});
afterAll(() => api.close());

/** Lets the gateway tell us of a payment, processes that, and looks which mails are due. */
async function tell(...given: Parameters<TestCheckout['simulator']['notify']>): Promise<void> {
  await t.simulator.notify(...given);
  await workOnce(api.services);
  await sendDueMails(api.services);
}
const reject = async ({ preference }: { preference: Parameters<typeof checkout.pay>[0] }) => {
  const payment = checkout.pay(preference, 'rejected');
  await tell(payment);
  return payment;
};
const checkout = {
  pay: (...given: Parameters<TestCheckout['simulator']['checkout']['pay']>) => t.simulator.checkout.pay(...given),
};

/** Sends what is due a minute later. */
async function due(): Promise<void> {
  await t.rows(sql`update online_bookings set mail_due_at = now() where mail_due_at is not null`);
  await sendDueMails(api.services);
}

/** Returns the mails to the player of a booking, without unbreakable spaces. */
async function mailsOf(id: string): Promise<QueuedMail[]> {
  const [row] = await t.rows<{ email: string }>(sql`select email from online_bookings where booking_id = ${id}`);
  const mails = await api.services.db.platform((tx) =>
    tx.query<QueuedMail>(sql`
      select recipient, subject, body, html from mails where recipient = ${row?.email ?? ''} order by created_at`),
  );
  return mails.map((mail) => ({ ...mail, body: mail.body.replaceAll('\u00a0', ' ') }));
}
const subjectsOf = async (id: string) => (await mailsOf(id)).map(({ subject }) => subject);

test.each([
  ['es', 'No se pudo hacer el pago de tu reserva en Club Río', 'Pagar de nuevo'],
  ['en', 'The payment of your booking at Club Río failed', 'Pay again'],
  ['pt', 'O pagamento da sua reserva em Club Río não foi feito', 'Pagar de novo'],
])('a rejected payment is mailed to the player with the way back to pay, %s', async (language, subject, action) => {
  const made = await t.pending({ pay: 'deposit' });
  await t.rows(sql`update online_bookings set language = ${language} where booking_id = ${made.id}`);
  await reject(made);
  const [mail, ...others] = await mailsOf(made.id);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(subject);
  const link = `?booking=${made.token}`;
  expect(mail?.body).toContain(action);
  expect(mail?.body).toContain(link);
  expect(mail?.body).toMatch(/10[.,]000/);
  expect(mail?.html).toContain(action);
  expect(mail?.html).toContain(link);
});

test('a payment that ran out at the gateway is mailed as well', async () => {
  const made = await t.pending();
  const payment = checkout.pay(made.preference, 'pending');
  await tell(payment);
  expect(await mailsOf(made.id)).toEqual([]);
  t.simulator.checkout.move(payment, 'cancelled');
  await tell(payment);
  expect(await subjectsOf(made.id)).toEqual(['No se pudo hacer el pago de tu reserva en Club Río']);
});

test('each rejected payment is mailed once, however often the gateway tells of it', async () => {
  const made = await t.pending();
  const payment = await reject(made);
  await tell(payment, { times: 3 });
  await workOnce(api.services);
  await sendDueMails(api.services);
  expect(await mailsOf(made.id)).toHaveLength(1);
  await reject(made);
  expect(await mailsOf(made.id)).toHaveLength(2);
  await tell(checkout.pay(made.preference, 'approved'));
  await due();
  expect((await subjectsOf(made.id)).slice(2)).toEqual(['Reserva confirmada en Club Río']);
});

test('a rejected payment of a booking that is paid meanwhile is not mailed', async () => {
  const made = await t.pending();
  await t.simulator.notify(checkout.pay(made.preference, 'rejected'));
  await t.simulator.notify(checkout.pay(made.preference, 'approved'));
  await workOnce(api.services);
  await sendDueMails(api.services);
  await reject(made);
  expect(await subjectsOf(made.id)).toEqual(['Reserva confirmada en Club Río']);
});

test('a payment that is rejected when the time is over leads to a new booking', async () => {
  const made = await t.pending();
  const payment = checkout.pay(made.preference, 'in_process');
  await tell(payment);
  await t.runOut(made.id);
  await endHolds(api.services.db);
  t.simulator.checkout.move(payment, 'rejected');
  await tell(payment);
  const [mail, ...others] = await mailsOf(made.id);
  expect(others).toEqual([]);
  expect(mail?.body).toContain('Reservar de nuevo');
  expect(mail?.body).not.toContain(made.token);
});

test('money that comes when the place is taken goes back, which the player is mailed once', async () => {
  const made = await t.pending();
  const payment = checkout.pay(made.preference, 'in_process');
  await tell(payment);
  await t.runOut(made.id);
  await t.club.booked(made.court.id, hourOf(15));
  t.simulator.checkout.move(payment, 'approved');
  await tell(payment);
  await due();
  await tell(payment);
  await due();
  const [mail, ...others] = await mailsOf(made.id);
  expect(others).toEqual([]);
  expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe('Club Río te devolvió $ 20.000');
  expect(mail?.body).toContain('Te devolvemos $ 20.000 por Mercado Pago, y la reserva no se hizo.');
});
