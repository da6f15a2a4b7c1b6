import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { dayStart } from '../../platform/db/day-start';

/**
 * Selects bookings and occupancy of each day of a month, as JSON text. A day ends where the hours of the one before it,
 * open past midnight, end. Open minutes are those that pass: an hour more or less when the clocks change.
 * @param first first day of the month, YYYY-MM-DD
 * @param courtIds the only courts that count; null for all
 */
export const monthOf = (clubId: string, first: string, courtIds: readonly string[] | null) => sql`
  with club as (
    select id, timezone, opening_hours, closed_days from clubs where id = ${clubId}::uuid
  ), month as (
    select ${dayStart(sql`${first}::date`, sql`timezone`)} as starts,
      ${dayStart(sql`${first}::date + interval '1 month 1 day'`, sql`timezone`)} as ends from club
  ), hours as (
    select h.weekday, h.opens, case when h.closes <= h.opens then h.closes + 1440 else h.closes end as closes
    from club, lateral (
      select (s ->> 'weekday')::int as weekday,
        split_part(s ->> 'open', ':', 1)::int * 60 + split_part(s ->> 'open', ':', 2)::int as opens,
        split_part(s ->> 'close', ':', 1)::int * 60 + split_part(s ->> 'close', ':', 2)::int as closes
      from jsonb_array_elements(opening_hours) s
      union all
      select d, 0, 1440 from generate_series(1, 7) d where jsonb_array_length(opening_hours) = 0) h
  ), eves as (
    select weekday, greatest(0, max(closes) - 1440) as tail from hours group by weekday
  ), days as (
    select d::date as date, extract(isodow from d)::int as weekday
    from generate_series(${first}::date, ${first}::date + interval '1 month' - interval '1 day', interval '1 day') d
  ), shown as (
    select id, status from courts
    where club_id = ${clubId}::uuid and removed_at is null and (${courtIds}::uuid[] is null or id = any(${courtIds}::uuid[]))
  ), held as (
    select starts_at at time zone timezone as local, extract(epoch from ends_at - starts_at) / 60 as minutes
    from bookings b, club
    where b.club_id = ${clubId}::uuid and b.state in ('hold', 'pending_payment', 'confirmed', 'completed')
      and b.starts_at >= (select starts from month) and b.starts_at < (select ends from month)
      and (${courtIds}::uuid[] is null or b.court_id = any(${courtIds}::uuid[]))
  ), booked as (
    select case when extract(hour from h.local) * 60 + extract(minute from h.local) < coalesce(e.tail, 0)
        then h.local::date - 1 else h.local::date end as date,
      count(*)::int as bookings, sum(h.minutes)::int as minutes
    from held h left join eves e on e.weekday = extract(isodow from h.local - interval '1 day') group by 1
  ), stretches as (
    -- in the hour that the clocks skip, a stretch would end before it begins
    select d.date, tstzrange(o.opens, greatest(o.opens, o.closes)) as span
    from days d join hours h using (weekday), club c, lateral (
      select (d.date + h.opens * interval '1 minute') at time zone c.timezone as opens,
        (d.date + h.closes * interval '1 minute') at time zone c.timezone as closes) o
    where not exists (select 1 from jsonb_array_elements(c.closed_days) x where (x ->> 'date')::date = d.date)
  ), blocked as (
    select s.date, sum(extract(epoch from upper(s.span * b.span) - lower(s.span * b.span)) / 60)::int as minutes
    from stretches s join (
      select tstzrange(k.starts_at, k.ends_at) as span from blocks k
      join block_courts c on c.club_id = k.club_id and c.block_id = k.id
      join shown on shown.id = c.court_id and shown.status = 'active'
      where k.club_id = ${clubId}::uuid and k.ends_at > (select starts from month) and k.starts_at < (select ends from month)
    ) b on s.span && b.span
    group by 1
  ), open as (
    select date, (sum(extract(epoch from upper(span) - lower(span))) / 60)::int
      * (select count(*)::int from shown where status = 'active') as minutes
    from stretches group by 1
  )
  select json_agg(json_build_object('date', d.date, 'bookings', coalesce(b.bookings, 0),
    'booked_minutes', coalesce(b.minutes, 0), 'blocked_minutes', coalesce(x.minutes, 0),
    'open_minutes', coalesce(o.minutes, 0)) order by d.date)::text as month
  from days d left join booked b using (date) left join blocked x using (date) left join open o using (date)`;

/**
 * Returns the days of a month as JSON text, in one round trip.
 * @param month YYYY-MM
 * @param courtIds the only courts that count; null for all
 */
export async function selectMonth(
  db: Database,
  clubId: string,
  month: string,
  courtIds: readonly string[] | null,
): Promise<string> {
  const [row] = await db.prepared<{ month: string }>('agenda_month', monthOf(clubId, `${month}-01`, courtIds), clubId);
  return row?.month ?? '[]';
}
