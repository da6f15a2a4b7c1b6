import sql from 'sql-template-tag';
import { changeSummaryMail } from '../modules/reports/daily-summary/mail/choice';
import { sendSummaries } from '../modules/reports/daily-summary/mail/send-summaries';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const PEOPLE = 12;
const INSTANCES = 4;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test(`${INSTANCES} instances at once mail each of ${PEOPLE} people each day once`, async () => {
  const club = await TestClub.open(api.client);
  const people = [club.owner];
  while (people.length < PEOPLE) people.push(await club.staff('daily_summary'));
  for (const { userId } of people)
    await api.services.db.tenant(club.clubId, (tx) =>
      changeSummaryMail(tx, { clubId: club.clubId, actorId: userId }, { hour: 8 }, new Date('2031-01-08T12:00:00Z')),
    );
  const failures: unknown[] = [];
  for (const day of ['2031-01-09', '2031-01-10', '2031-01-11']) {
    const services = { ...api.services, clock: () => new Date(`${day}T11:00:10Z`) };
    await Promise.all(
      Array.from({ length: INSTANCES }, () => sendSummaries(services, (error) => failures.push(error))),
    );
  }
  expect(failures).toEqual([]);
  const mails = await api.services.db.platform((tx) =>
    tx.query<{ recipient: string; subject: string; count: number }>(sql`
      select recipient, subject, count(*)::int as count from mails group by recipient, subject`),
  );
  expect(mails).toHaveLength(PEOPLE * 3);
  expect(mails.filter(({ count }) => count > 1)).toEqual([]);
});
