import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Database, Tx } from '../../../platform/db/database';
import type { RunJob } from '../../../platform/metrics/metrics';
import { keepOpenAmounts } from './keep-open-amounts';
import { bookingDays, moneyDays, spansOfDates } from './sums-sql';

const EVERY_MS = 5_000;

interface Mark {
  subject: 'bookings' | 'money';
  date: string;
}

/**
 * Sums a club's marked days again and keeps the sums; sums all its days if none are kept in its time zone. Only one
 * transaction at a time does this for a club. It does not wait for writers: a mark that it cannot see yet stays, so
 * that day is still summed from its rows.
 * @param again sums all days, whatever is kept
 */
export async function keepDays(tx: Tx, clubId: string, again = false): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('kept ' || ${clubId}::text, 0))`);
  const [club] = await tx.query<{ timezone: string; kept: boolean }>(sql`
    select c.timezone, exists (select from kept_clubs k where k.club_id = c.id and k.timezone = c.timezone) as kept
    from clubs c where c.id = ${clubId}`);
  if (!club) throw new Error(`no club ${clubId}`);
  const { timezone } = club;
  const marks = await tx.query<Mark>(sql`
    with taken as (delete from kept_marks where club_id = ${clubId} returning subject, at)
    select distinct subject, (at at time zone ${timezone}::text)::date::text as date from taken`);
  if (club.kept && !again) {
    const marked = { bookings: datesOf(marks, 'bookings'), money: datesOf(marks, 'money') };
    if (marked.bookings.length > 0) await keepBookings(tx, clubId, timezone, marked.bookings);
    if (marked.money.length > 0) await keepMoney(tx, clubId, timezone, marked.money);
    return;
  }
  await tx.query(sql`delete from kept_booking_days where club_id = ${clubId}`);
  await tx.query(sql`delete from kept_money_days where club_id = ${clubId}`);
  for (const dates of await monthsOf(tx, clubId, timezone)) {
    await keepBookings(tx, clubId, timezone, dates);
    await keepMoney(tx, clubId, timezone, dates);
  }
  await tx.query(sql`
    insert into kept_clubs (club_id, timezone) values (${clubId}, ${timezone})
    on conflict (club_id) do update set timezone = excluded.timezone`);
}

const datesOf = (marks: readonly Mark[], subject: Mark['subject']) =>
  marks.filter((mark) => mark.subject === subject).map(({ date }) => date);

/**
 * Lists the dates from a club's first row to its last, by month: each month is summed by a statement of its own, since all
 * years of a large club take longer than a statement may.
 */
async function monthsOf(tx: Tx, clubId: string, timezone: string): Promise<string[][]> {
  const bounds = (table: string, column: string) => sql`
    select min(${raw(column)}) as first, max(${raw(column)}) as last from ${raw(table)} where club_id = ${clubId}`;
  const months = await tx.query<{ dates: string[] }>(sql`
    with bounds as (
      select (min(first) at time zone ${timezone}::text)::date as first,
        (max(last) at time zone ${timezone}::text)::date as last
      from (${join(
        [
          bounds('bookings', 'starts_at'),
          ...['payments', 'refunds', 'orders', 'consumptions'].map((table) => bounds(table, 'created_at')),
        ],
        ' union all ',
      )}) of_tables
    )
    select json_agg(date::date::text) as dates from bounds, generate_series(first, last, interval '1 day') date
    group by date_trunc('month', date)`);
  return months.map(({ dates }) => dates);
}

/** SQL of the spans of dates. */
const spansOf = (timezone: string, dates: readonly string[]): Sql =>
  spansOfDates(timezone, sql`select unnest(${dates}::date[]) as date`);

async function keepBookings(tx: Tx, clubId: string, timezone: string, dates: readonly string[]): Promise<void> {
  await tx.query(sql`delete from kept_booking_days where club_id = ${clubId} and date = any(${dates}::date[])`);
  await tx.query(sql`
    insert into kept_booking_days (club_id, date, bookings, value, open_count, open_sum, courts)
    select ${clubId}::uuid, d.* from (${bookingDays(clubId, timezone, spansOf(timezone, dates))}) d`);
}

async function keepMoney(tx: Tx, clubId: string, timezone: string, dates: readonly string[]): Promise<void> {
  await tx.query(sql`delete from kept_money_days where club_id = ${clubId} and date = any(${dates}::date[])`);
  await tx.query(sql`
    insert into kept_money_days (club_id, date, revenue, orders, sold, items)
    select ${clubId}::uuid, d.* from (${moneyDays(clubId, timezone, spansOf(timezone, dates))}) d`);
}

/** Keeps the days of all clubs that have marks or no kept days. */
export async function keepAllDays(db: Database): Promise<void> {
  const clubs = await db.platform((tx) =>
    tx.query<{ id: string }>(sql`
      select c.id from clubs c left join kept_clubs k on k.club_id = c.id and k.timezone = c.timezone
      where k.club_id is null or exists (select from kept_marks m where m.club_id = c.id)`),
  );
  for (const { id } of clubs) await db.tenant(id, (tx) => keepDays(tx, id));
}

/**
 * Keeps days, and what is open at each hour, every five seconds, one round after the other, until the returned function
 * is called.
 */
export function startKeepingDays(db: Database, clock: () => Date, run: RunJob): () => Promise<void> {
  let round = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    round = run('kept_days', async () => {
      await keepAllDays(db);
      await keepOpenAmounts(db, clock());
    }).finally(() => {
      isIdle = true;
    });
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
