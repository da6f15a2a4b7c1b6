import { mailTellsDayBefore } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../../platform/db/database';
import type { RunJob } from '../../../../platform/metrics/metrics';
import type { Services } from '../../../../platform/services';
import { heldBy } from '../../../permissions/reads';
import { dailySummaryOf } from '../service';
import { latestDay } from './latest-day';
import { type SummaryReader, summaryMail } from './summary-mail';

const EVERY_MS = 60_000;
type MailServices = Pick<Services, 'db' | 'mail' | 'config' | 'clock'>;

/** Someone's summary of a club that is due. */
interface DueSummary {
  club_id: string;
  user_id: string;
  hour: number;
  /** Date on which the hour was reached. */
  reached_on: string;
}

const latest = (now: Date): Sql => latestDay(now, sql`c.timezone`, sql`s.hour`);

/**
 * Queues the daily summaries whose hour has come, each in a transaction of its own. One that was missed comes late, the
 * last one alone. What they tell is read on the replica, and who gets it where it is decided.
 * @param onError called for each that failed; it is due again in the next round
 */
export async function sendSummaries(services: MailServices, onError: (error: unknown) => void): Promise<void> {
  const now = services.clock();
  const due = await services.db.platform((tx) =>
    tx.query<DueSummary>(sql`
      select s.club_id, s.user_id, s.hour, ${latest(now)}::text as reached_on from summary_mails s join clubs c on c.id = s.club_id
      where c.closed_at is null and ${latest(now)} > s.mailed_on`),
  );
  for (const one of due) await send(services, one, now).catch(onError);
}

async function send({ db, mail, config }: MailServices, due: DueSummary, now: Date): Promise<void> {
  const summary = await db.replica.platform((tx) => dailySummaryOf(tx, due.club_id, mailedDay(due), now));
  await db.platform(async (tx) => {
    const reader = await take(tx, due, now);
    if (reader) await mail.queue(tx, summaryMail(reader, summary, config.publicUrl));
  });
}

/**
 * Takes a summary and returns its reader. If two instances do so, the second waits for the first and then finds nothing
 * due. Null as well if the hour was changed meanwhile, or for a user who may no longer read summaries, who gets no mail
 * and keeps the choice.
 */
async function take(tx: Tx, { club_id, user_id, hour }: DueSummary, now: Date): Promise<SummaryReader | null> {
  const [reader] = await tx.query<SummaryReader>(sql`
    update summary_mails s set mailed_on = ${latest(now)}
    from clubs c, users u
    where s.club_id = ${club_id} and s.user_id = ${user_id} and s.hour = ${hour} and c.id = s.club_id
      and u.id = s.user_id and ${latest(now)} > s.mailed_on
    returning u.email, u.name, u.language, c.name as club, c.currency`);
  if (!reader) return null;
  const held = await heldBy(tx, club_id, { id: user_id, sessionId: null }, now);
  return held.daily_summary ? reader : null;
}

/** Returns the date that a mail is about, YYYY-MM-DD. */
const mailedDay = ({ hour, reached_on }: DueSummary): string =>
  DateTime.fromISO(reached_on, { zone: 'utc' })
    .minus({ days: mailTellsDayBefore(hour) ? 1 : 0 })
    .toFormat('yyyy-MM-dd');

/** Sends summaries every minute until the returned function is called. */
export function startSendingSummaries(
  services: MailServices,
  run: RunJob,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void run('summary_mails', () => sendSummaries(services, onError)), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
