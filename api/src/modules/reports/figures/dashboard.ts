import {
  DASHBOARD_SECTIONS,
  type Dashboard,
  type DashboardQuery,
  type DashboardSection,
  type DaySpan,
  STATISTICS_SECTIONS,
} from '@canchero/shared-contracts/report';
import type { Tx } from '../../../platform/db/database';
import { selectReportClub } from '../club-sql';
import { type DashboardSpans, dateIn, midnightOf, spansOf } from '../spans';
import { alertsOf } from './alerts';
import { measureCourtTime, type TimedCourt } from './court-time';
import { listOf, type SpanList } from './covered';
import {
  availabilityOf,
  buffetOf,
  type Figures,
  financeOf,
  occupancyOf,
  performanceOf,
  seriesDays,
  trendsOf,
} from './sections';
import { type DashboardFacts, type Needed, selectFacts } from './sql';
import { groupedBy, Sums } from './sums';

const MINUTE_MS = 60_000;

/** Returns the dashboard of a day, with the sections that were asked for and that the club's plan has. */
export async function dashboardOf(
  tx: Tx,
  clubId: string,
  { date: asked, sections }: DashboardQuery,
  now: Date,
): Promise<Dashboard> {
  const club = await selectReportClub(tx, clubId);
  const date = asked ?? dateIn(club.timezone, now);
  const spans = spansOf(club.timezone, date, now);
  const wanted = sectionsOf(sections);
  const isLocked = (section: DashboardSection) =>
    !club.statistics && STATISTICS_SECTIONS.some((locked) => locked === section);
  const shows = (section: DashboardSection) => wanted.includes(section) && !isLocked(section);
  const range = rangeOf(
    spans,
    wanted.some((section) => section !== 'buffet' && !isLocked(section)),
  );
  const facts = await selectFacts(tx, clubId, club.timezone, neededOf(club.timezone, spans, range, now));
  const time = measureCourtTime(club, timedCourts(facts), spans, range);
  const sums = new Sums(facts);
  const figures: Figures = { facts, spans, sums, time };
  const occupancy = occupancyOf(figures);
  const unlessLocked = <T>(section: DashboardSection, answer: () => T): T | null =>
    isLocked(section) ? null : answer();
  const { day, day_before, tomorrow, month, month_before, history } = spans;
  return {
    date,
    spans: { day, day_before, tomorrow, month, month_before, history },
    alerts: alertsOf(facts, {
      bookings: sums.bookings(day),
      occupancy: occupancy.value,
      lowPercent: club.low_occupancy_percent,
    }),
    ...(shows('daily_performance') && { daily_performance: performanceOf(figures, occupancy, club.timezone) }),
    ...(wanted.includes('finance') && { finance: unlessLocked('finance', () => financeOf(figures)) }),
    ...(wanted.includes('buffet') && { buffet: unlessLocked('buffet', () => buffetOf(figures)) }),
    ...(shows('availability') && { availability: availabilityOf(figures, occupancy) }),
    ...(wanted.includes('trends') && { trends: unlessLocked('trends', () => trendsOf(figures)) }),
    locked: Object.fromEntries(wanted.filter(isLocked).map((section) => [section, club.statistics_plan])),
  };
}

const sectionsOf = (text: string | undefined): readonly DashboardSection[] =>
  text === undefined ? DASHBOARD_SECTIONS : DASHBOARD_SECTIONS.filter((section) => text.split(',').includes(section));

/** Dates whose bookings are needed: those of both months and the history, or of two days for the alerts alone. */
function rangeOf(spans: DashboardSpans, isLong: boolean): DaySpan {
  if (!isLong) return { from: spans.day_before.from, to: spans.tomorrow.to };
  const { history, whole_month_before, whole_month, tomorrow } = spans;
  return {
    from: earlier(history.from, whole_month_before.from),
    to: [whole_month.to, tomorrow.to].sort().at(-1) ?? tomorrow.to,
  };
}

function neededOf(timezone: string, spans: DashboardSpans, range: DaySpan, now: Date): Needed {
  const { date, cut, cut_before, eve_before } = spans;
  const isToday = date === dateIn(timezone, now);
  const dayUntil = (to: number) => ({ from: midnightOf(timezone, dateIn(timezone, new Date(to))), to });
  return {
    date,
    time: range,
    money: { from: earlier(seriesDays(date)[0] as string, spans.month_before.from), to: date },
    bounds: { from: midnightOf(timezone, range.from), to: midnightOf(timezone, range.to, 1) },
    cut: dayUntil(cut),
    cut_before: dayUntil(cut_before),
    // what is open is that of now, whatever the day: only that of today is compared
    open_before: { from: isToday ? eve_before : cut_before, to: cut_before },
  };
}

/** Returns the earlier of two calendar dates. */
const earlier = (a: string, b: string): string => [a, b].sort()[0] ?? a;

function timedCourts({ courts, bookings, blocks }: DashboardFacts): TimedCourt[] {
  const booked = new Map<string, SpanList>(courts.map(({ id }) => [id, { starts: [], ends: [] }]));
  const firstDays = new Map<string, number>();
  for (const { date, courts: taken } of bookings) {
    const midnight = Date.parse(date);
    for (const [court, , spans] of taken) {
      const list = booked.get(court);
      if (!list) continue;
      if (list.starts.length === 0) firstDays.set(court, midnight);
      for (const [start, minutes] of spans) {
        const from = midnight + start * MINUTE_MS;
        list.starts.push(from);
        list.ends.push(from + minutes * MINUTE_MS);
      }
    }
  }
  const blocked = groupedBy(blocks, ([court]) => court);
  return courts.map((court) => {
    const taken = booked.get(court.id) ?? listOf([]);
    // bookings from before it was created were brought from elsewhere: it was open then
    const isOlder = (taken.starts[0] ?? court.created_at) < court.created_at;
    return {
      ...court,
      since: isOlder ? (firstDays.get(court.id) as number) : court.created_at,
      booked: taken,
      blocked: (blocked.get(court.id) ?? []).map(([, from, to]) => ({ from, to })),
    };
  });
}
