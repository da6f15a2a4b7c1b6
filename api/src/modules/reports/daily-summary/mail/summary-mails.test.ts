import { reportEndpoints } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import { type ParsedMail, simpleParser } from 'mailparser';
import sql from 'sql-template-tag';
import { MailWorker } from '../../../../platform/mail/worker';
import { type Booted, boot } from '../../../../testing/boot';
import { at, DAY, TestClub } from '../../../../testing/test-club';
import { TestMailServer, until } from '../../../../testing/test-mail-server';
import { changeSummaryMail } from './choice';
import { sendSummaries } from './send-summaries';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  // a summary of a former test would be due at the instants of the next one
  await api.services.db.platform((tx) => tx.query(sql`delete from summary_mails`));
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const params = () => ({ clubId: club.clubId });
const problems: unknown[] = [];
/** Sends what is due at an instant, or at a wall time of a zone. */
const sendAt = (instant: string, zone = 'utc') => {
  const now = DateTime.fromISO(instant, { zone }).toJSDate();
  return sendSummaries({ ...api.services, clock: () => now }, (error) => problems.push(error));
};
const choose = (hour: number | null, now: string, zone = 'utc', person = club.owner) => {
  const actor = { clubId: club.clubId, actorId: person.userId };
  return api.services.db.tenant(club.clubId, (tx) =>
    changeSummaryMail(tx, actor, { hour }, DateTime.fromISO(now, { zone }).toJSDate()),
  );
};
const mailsTo = (recipient = club.owner.email) =>
  api.services.db.platform((tx) =>
    tx.query<{ subject: string; body: string }>(sql`
      select subject, body from mails where recipient = ${recipient} order by created_at, id`),
  );
const setZone = (timezone: string) =>
  api.services.db.platform((tx) => tx.query(sql`update clubs set timezone = ${timezone} where id = ${club.clubId}`));

test('no mail is sent to who has not chosen an hour, and the choice is read back', async () => {
  const token = club.owner.token;
  expect((await api.client.call(reportEndpoints.summaryMail, { params: params() }, token)).data).toEqual({
    hour: null,
  });
  await sendAt(`${DAY}T12:00`);
  expect(await mailsTo()).toEqual([]);
  const change = (hour: unknown) =>
    api.client.call(reportEndpoints.changeSummaryMail, { params: params(), body: { hour } }, token);
  expect((await change(8)).data).toEqual({ hour: 8 });
  expect((await api.client.call(reportEndpoints.summaryMail, { params: params() }, token)).data).toEqual({ hour: 8 });
  for (const hour of [24, -1, 7.5, '8']) expect((await change(hour)).status).toBe(422);
  expect((await change(null)).data).toEqual({ hour: null });
});

test('a super admin who is not in the team cannot have a club mailed to them', async () => {
  const admin = await api.client.person({ roles: ['super_admin'] });
  const answer = await api.client.call(
    reportEndpoints.changeSummaryMail,
    { params: params(), body: { hour: 8 } },
    admin.token,
  );
  expect(answer.status).toBe(404);
});

test('a mail in the morning tells of the day before, in the language of its reader, over SMTP', async () => {
  const court = await club.court();
  const booking = await club.booked(court.id, at(15), { price: 100_000 });
  await club.booked(court.id, at(17), { price: 50_000 });
  // the payment is of the day that the mail is about
  await api.services.db.platform((tx) =>
    tx.query(sql`
      insert into payments (club_id, booking_id, method, amount, created_by, created_at)
      values (${club.clubId}, ${booking.id}, 'transfer', 100000, ${club.owner.userId}, ${at(18)})`),
  );
  await api.services.db.platform((tx) => tx.query(sql`update clubs set name = 'Club <Río>' where id = ${club.clubId}`));
  const server = await TestMailServer.start();
  const { db, mail } = api.services;
  await choose(8, '2031-01-08T12:00');
  await sendAt('2031-01-09T10:59');
  expect(await mailsTo()).toEqual([]);
  await sendAt('2031-01-09T11:00');
  const options = {
    smtpUrl: server.url,
    from: 'Canchero <no-reply@canchero.test>',
  };
  const worker = new MailWorker(db, mail, { ...options, onError: (error) => problems.push(error), everyMs: 50 });
  await until(() => server.received.some((raw) => raw.includes(club.owner.email)));
  await worker.close();
  await server.stop();
  const received: ParsedMail[] = await Promise.all(server.received.map((raw) => simpleParser(raw)));
  const told = received.find(({ subject }) => subject?.startsWith('Club <Río>'));
  expect(told?.subject).toBe('Club <Río>: resumen del miércoles, 8 de enero');
  const body = told?.text?.replace(/\s/g, ' ');
  expect(body).toContain('Reservas: 2 Ingresos: $ 1.000 – Transferencia: $ 1.000 Sin cobrar: $ 500 en 1 cuenta');
  expect(body).toContain('Cancelaciones y ausencias: Ninguna');
  expect(body).toContain('Cierre del día: Sin cerrar');
  expect(body).toContain('http://localhost:3000/daily-summary?date=2031-01-08');
  expect(told?.html).toContain('Club &#60;Río&#62;');
});

test('a mail from noon on tells of its own day, and each person reads it in their language', async () => {
  const manager = await api.client.person();
  await api.client.join(club.clubId, manager.userId, 'manager', null);
  await api.services.db.platform((tx) => tx.query(sql`update users set language = 'pt' where id = ${manager.userId}`));
  await choose(22, `${DAY}T12:00`);
  await choose(22, `${DAY}T12:00`, 'utc', manager);
  await sendAt('2031-01-09T01:00');
  expect((await mailsTo())[0]?.body).toContain('/daily-summary?date=2031-01-08');
  expect((await mailsTo(manager.email))[0]?.subject).toMatch(/: resumo de quarta-feira, 8 de janeiro$/);
});

test('who may not read summaries any more gets none, and who left the team loses the choice', async () => {
  const staff = await club.staff('daily_summary');
  await choose(8, `${DAY}T20:00`, 'utc', staff);
  await api.services.db.platform((tx) =>
    tx.query(sql`update memberships set permissions = '{"schedule": true}' where user_id = ${staff.userId}`),
  );
  await sendAt('2031-01-09T12:00');
  expect(await mailsTo(staff.email)).toEqual([]);
  await api.services.db.platform((tx) => tx.query(sql`delete from memberships where user_id = ${staff.userId}`));
  const left = await api.services.db.platform((tx) => tx.query(sql`select from summary_mails`));
  expect(left).toEqual([]);
});

test.each([
  // Chile's clocks go from 24:00 to 01:00 in spring and from 24:00 back to 23:00 in autumn
  ['an hour that is left out', 'America/Santiago', 0, '2027-09-04T12:00', '2027-09-05T01:00', '2027-09-06T00:00'],
  ['an hour that comes twice', 'America/Santiago', 23, '2027-04-03T12:00', '2027-04-03T23:00', '2027-04-04T23:00'],
  [
    'an hour of Berlin that is left out',
    'Europe/Berlin',
    2,
    '2027-03-27T12:00',
    '2027-03-28T03:00',
    '2027-03-29T02:00',
  ],
  ['a common day', 'Asia/Kathmandu', 8, '2027-03-27T12:00', '2027-03-28T08:00', '2027-03-29T08:00'],
])('%s is mailed once', async (_, zone, hour, chosen, first, second) => {
  await setZone(zone);
  await choose(hour, chosen, zone);
  const start = DateTime.fromISO(chosen, { zone });
  const sent: string[] = [];
  for (let minute = start; minute <= DateTime.fromISO(second, { zone }); minute = minute.plus({ minutes: 30 })) {
    const before = (await mailsTo()).length;
    await sendAt(minute.toISO() as string, zone);
    if ((await mailsTo()).length > before) sent.push(minute.toFormat("yyyy-MM-dd'T'HH:mm"));
  }
  expect(sent).toEqual([first, second]);
});

test('a service that was down sends the last summary late, once', async () => {
  await choose(20, '2031-01-05T12:00');
  await sendAt('2031-01-09T03:30');
  await sendAt('2031-01-09T03:40');
  const mails = await mailsTo();
  expect(mails.map(({ body }) => /date=(\S+)/.exec(body)?.[1])).toEqual(['2031-01-08']);
});

test('one summary that fails holds up no other', async () => {
  const other = await TestClub.open(api.client);
  await choose(8, `${DAY}T12:00`);
  await api.services.db.tenant(other.clubId, (tx) =>
    changeSummaryMail(
      tx,
      { clubId: other.clubId, actorId: other.owner.userId },
      { hour: 8 },
      new Date(`${DAY}T12:00:00Z`),
    ),
  );
  const queue = api.services.mail.queue.bind(api.services.mail);
  const failing = Object.assign(Object.create(api.services.mail), {
    queue: (tx: never, mail: Parameters<typeof queue>[1]) =>
      mail.recipient === club.owner.email ? Promise.reject(new Error('no room')) : queue(tx, mail),
  });
  const now = new Date('2031-01-09T12:00:00Z');
  const failures: unknown[] = [];
  await sendSummaries({ ...api.services, mail: failing, clock: () => now }, (error) => failures.push(error));
  expect(failures).toEqual([new Error('no room')]);
  expect(await mailsTo(other.owner.email)).toHaveLength(1);
  await sendAt('2031-01-09T12:01');
  expect(await mailsTo()).toHaveLength(1);
});

afterEach(() => expect(problems.splice(0)).toEqual([]));
