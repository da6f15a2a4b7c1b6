import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import {
  type NewOnlineBooking,
  onlineBookingEndpoints,
  ownBookingEndpoints,
} from '@canchero/shared-contracts/online-booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { DateTime } from 'luxon';
import { type ParsedMail, simpleParser } from 'mailparser';
import sql, { type Sql } from 'sql-template-tag';
import { MailWorker } from '../../platform/mail/worker';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { TestMailServer, until } from '../../testing/test-mail-server';
import { dueReminders, sendDueMails, sendReminders } from './send-mails';
import { calendarEvent } from './testing/calendar-event';

let api: Booted;
let club: TestClub;
let server: TestMailServer;
let worker: MailWorker;
const problems: string[] = [];
let slug = '';
let count = 0;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  server = await TestMailServer.start();
  const { db, mail } = api.services;
  worker = new MailWorker(db, mail, {
    smtpUrl: server.url,
    from: 'Canchero <no-reply@canchero.test>',
    onError: (error) => problems.push(error.message),
    everyMs: 50,
  });
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  slug = `rio-${club.clubId.slice(0, 8)}`;
  await club.set({
    name: 'Club <Río>',
    slug,
    public_enabled: true,
    whatsapp: '+54 9 11 5555-0000',
    reminder_hours: 72,
  });
  server.received.length = 0;
});
afterAll(async () => {
  await worker.close();
  await server.stop();
  await api.close();
});

const DAY = DateTime.utc().plus({ days: 2 });
const at = (hour: number) => DAY.set({ hour, minute: 0, second: 0, millisecond: 0 }).toISO() as string;
const rows = <Row>(statement: Sql) => api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
const params = () => ({ clubId: club.clubId });

async function booked(given: Partial<NewOnlineBooking> = {}, start = at(23)) {
  const court = await club.court();
  const headers = { 'x-forwarded-for': `10.2.0.${++count}` };
  const page = { club: club.clubId };
  const body = { court_id: court.id, start, duration: 60 };
  const { data: hold } = await api.client.call(onlineBookingEndpoints.hold, { params: page, body }, undefined, headers);
  const { data } = await api.client.call(
    ownBookingEndpoints.create,
    {
      params: page,
      body: {
        hold_id: hold.hold_id,
        first_name: 'Ana',
        last_name: 'Paz',
        phone: `11 4047-28${10 + count}`,
        email: `ana${count}@players.test`,
        language: 'es',
        pay: 'at_club',
        accept_policy: true,
        ...given,
      },
    },
    undefined,
    headers,
  );
  return { token: data.booking_token, id: hold.hold_id, court, email: `ana${count}@players.test` };
}

/** Replaces the spaces that amounts do not break at. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Sends what is due, and that alone, through the server. */
async function mails(work: () => Promise<void> = () => sendDueMails(api.services)): Promise<ParsedMail[]> {
  server.received.length = 0;
  await work();
  await until(async () => {
    const [row] = await api.services.db.platform((tx) =>
      tx.query<{ n: number }>(sql`select count(*)::int as n from mails where sent_at is null`),
    );
    return row?.n === 0;
  });
  expect(problems).toEqual([]);
  const parsed = await Promise.all(server.received.map((text) => simpleParser(text)));
  return parsed.map(({ subject = '', text = '', ...mail }) => ({
    ...mail,
    subject: plain(subject),
    text: plain(text),
  }));
}
/** Makes what staff changed due at once, as a minute later. */
const later = () => rows(sql`update online_bookings set mail_due_at = now() where mail_due_at is not null`);
const eventOf = (mail: ParsedMail | undefined) => calendarEvent(String(mail?.attachments[0]?.content));
const seen = (id: string) =>
  api.client
    .call(bookingEndpoints.get, { params: { ...params(), bookingId: id } }, club.owner.token)
    .then(({ data }) => data);

test('a confirmed booking is told at once, as text, as HTML and as a calendar file', async () => {
  const made = await booked();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Reserva confirmada en Club <Río>' });
  expect(mail?.to).toMatchObject({ text: made.email });
  const link = `http://localhost:3000/reserva/${slug}?booking=${made.token}`;
  expect(mail?.text).toContain(link);
  expect(mail?.text).toContain('20:00 – 21:00');
  expect(mail?.text).toContain('Precio: $ 20.000');
  expect(mail?.text).toContain('https://wa.me/5491155550000?text=');
  expect(mail?.html).toContain(`href="${link.replace('&', '&#38;')}"`);
  expect(mail?.html).toContain('Club &#60;Río&#62;');
  expect(mail?.html).not.toContain('<Río>');
  expect(mail?.attachments).toMatchObject([{ filename: 'canchero.ics', contentType: 'text/calendar' }]);
  expect(eventOf(mail)).toMatchObject({ uid: `${made.id}@canchero`, status: 'CONFIRMED' });
  expect(eventOf(mail).start).toBe(at(23));
  expect(await mails()).toEqual([]);
});

test.each([
  ['en', 'Booking confirmed at Club <Río>', 'Court: '],
  ['pt', 'Reserva confirmada em Club <Río>', 'Quadra: '],
] as const)('in the language of the booking, %s', async (language, subject, fact) => {
  await booked({ language });
  const [mail] = await mails();
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(fact);
});

test('an hour that the clocks repeat is told with its offset', async () => {
  // the clocks of one of the two are put back within seven months of any day
  const hours = Array.from({ length: 220 * 24 }, (_, n) => DAY.startOf('hour').plus({ hours: n }));
  const second = hours
    .flatMap((hour) => ['America/Santiago', 'Europe/Madrid'].map((zone) => hour.setZone(zone)))
    .find((local) => local.minus({ hours: 1 }).hour === local.hour) as DateTime;
  await club.set({ timezone: second.zone.name, opening_hours: [], horizon_days: 365 });
  await booked({ phone: '+54 11 4047-2890' }, second.toUTC().toISO() as string);
  const [mail] = await mails();
  expect(mail?.text).toContain(second.zone.name === 'Europe/Madrid' ? '02:00 GMT+1 – 03:00' : '23:00 GMT-4 – 00:00');
});

test('no name that somebody chose is a link in a mail', async () => {
  const evil = 'Premio en https://evil.example';
  await club.set({ name: evil, address: `${evil}/casa` });
  await booked({ first_name: 'evil.example' });
  await rows(sql`update courts set name = ${`${evil}/cancha`}`);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Reserva confirmada en Premio en https evil example');
  const { location, summary } = eventOf(mail);
  for (const said of [mail?.text, mail?.html, location, summary]) {
    expect(said).toMatch(/evil example/);
    expect(said).not.toMatch(/evil\.example/);
  }
});

test('the mailed link confirms a contact, and the confirmation follows', async () => {
  await club.set({ confirm_contact: true });
  const made = await booked();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Confirmá tu reserva en Club <Río>');
  expect(mail?.attachments).toEqual([]);
  const code = /[?&]confirm=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const call = { params: { token: made.token }, body: { code } };
  expect((await api.client.call(ownBookingEndpoints.confirm, call)).data.status).toBe('confirmed');
  expect(await mails()).toMatchObject([{ subject: 'Reserva confirmada en Club <Río>' }]);
});

test('a change of the club is told after a minute, unless it was changed back', async () => {
  const made = await booked();
  await mails();
  const other = await club.court({ name: 'Cancha azul' });
  const move = async (court_id: string, start: string) => {
    const { version } = await seen(made.id);
    const body = { court_id, start, duration: 60, version };
    await api.client.call(
      bookingEndpoints.move,
      { params: { ...params(), bookingId: made.id }, body },
      club.owner.token,
    );
  };
  await move(other.id, at(22));
  expect(await mails()).toEqual([]);
  await move(made.court.id, at(23));
  await later();
  expect(await mails()).toEqual([]);
  await move(other.id, at(22));
  await later();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Club <Río> cambió tu reserva');
  expect(mail?.text).toContain('Cancha: Cancha azul');
  expect(mail?.text).toContain(`Antes era: ${made.court.name}`);
  expect(eventOf(mail).start).toBe(at(22));
});

test('a cancelled booking is told with what comes back and what is kept; a refund by itself, too', async () => {
  await club.set({ deposit_type: 'percent', deposit_value: 50, cancel_hours: 100 });
  const made = await booked();
  await mails();
  const pay = { method: 'transfer' as const, amount: 1_500_000 };
  const { data } = await api.client.call(
    paymentEndpoints.add,
    { params: { ...params(), bookingId: made.id }, body: pay },
    club.owner.token,
  );
  const paymentId = data.payments[0]?.id ?? '';
  await api.client.call(
    paymentEndpoints.refund,
    { params: { ...params(), paymentId }, body: { amount: 100_000, reason: 'Lluvia' } },
    club.owner.token,
  );
  await later();
  expect(await mails()).toMatchObject([{ subject: 'Club <Río> te devolvió $ 1.000' }]);
  await api.client.call(ownBookingEndpoints.cancel, { params: { token: made.token }, body: { refund: 400_000 } });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Reserva cancelada en Club <Río>');
  expect(mail?.text).toContain('Te quedan $ 4.000 de crédito en el club.');
  expect(mail?.text).toContain('El club se queda con $ 10.000');
  expect(eventOf(mail).status).toBe('CANCELLED');
});

test('a reminder comes once, with a way out of it by one click', async () => {
  const made = await booked();
  await mails();
  const remind = () => mails(() => sendReminders(api.services));
  // it was booked later than the reminder would have come
  expect(await remind()).toEqual([]);
  await rows(sql`update online_bookings set created_at = now() - interval '3 days'`);
  const [mail, ...others] = await remind();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Recordatorio: tu reserva en Club <Río>');
  expect(mail?.text).toContain(`booking=${made.token}&reminder=off`);
  const raw = server.received[0] ?? '';
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const [, url] = /^List-Unsubscribe:\s+<([^>]+)>\r$/m.exec(raw) ?? [];
  expect(url).toBe(`http://localhost:3000/api/club/public/bookings/${made.token}/unsubscribe`);
  expect(await remind()).toEqual([]);
});

test('a reminder follows its booking to another day', async () => {
  const made = await booked();
  await mails();
  await rows(sql`update online_bookings set created_at = now() - interval '9 days'`);
  const move = (days: number) =>
    rows(sql`update bookings set starts_at = starts_at + ${days}::int * interval '1 day',
      ends_at = ends_at + ${days}::int * interval '1 day' where id = ${made.id}`);
  await move(5);
  expect(await mails(() => sendReminders(api.services))).toEqual([]);
  await move(-5);
  expect(await mails(() => sendReminders(api.services))).toHaveLength(1);
});

test('due reminders are found by an index', async () => {
  const plan = await api.services.db.platform(async (tx) => {
    // a table of a few rows is read as a whole otherwise
    await tx.query(sql`set local enable_seqscan = off`);
    return tx.query<{ 'QUERY PLAN': string }>(sql`explain ${dueReminders(20)}`);
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/online_bookings_to_remind.*\n\s+Index Cond: \(\(starts_at > now\(\)\) AND \(starts_at <= /);
});

test('nobody is reminded who does not want it, nor of what is cancelled', async () => {
  const [quiet, cancelled] = [await booked(), await booked()];
  await mails();
  await rows(sql`update online_bookings set created_at = now() - interval '3 days'`);
  const { token } = quiet;
  await api.client.call(ownBookingEndpoints.setReminder, { params: { token }, body: { reminder: false } });
  await api.client.call(ownBookingEndpoints.cancel, { params: { token: cancelled.token }, body: { refund: 0 } });
  await mails();
  expect(await mails(() => sendReminders(api.services))).toEqual([]);
  await api.client.call(ownBookingEndpoints.setReminder, { params: { token }, body: { reminder: true } });
  expect(await mails(() => sendReminders(api.services))).toHaveLength(1);
});

test('a sent mail leaves no link behind', async () => {
  await booked();
  await mails();
  const [row] = await api.services.db.platform((tx) =>
    tx.query(sql`select body, html, headers, attachments from mails order by created_at desc limit 1`),
  );
  expect(row).toEqual({ body: null, html: null, headers: null, attachments: null });
});
