import {
  DASHBOARD_SECTIONS,
  type Dashboard,
  type DashboardQuery,
  type DashboardSection,
  type DaySpan,
  type Figure,
  SERIES_DAYS,
  STATISTICS_SECTIONS,
} from '@canchero/shared-contracts/report';
import type { Tx } from '../../../platform/db/database';
import { selectReportClub } from '../club-sql';
import { type DashboardSpans, dateIn, midnightOf, spansOf } from '../spans';
import { alertsOf } from './alerts';
import { type CourtTime, measureCourtTime, type TimedCourt } from './court-time';
import { listOf, type SpanList } from './covered';
import { type DashboardFacts, type Needed, selectFacts } from './sql';
import { groupedBy, Sums } from './sums';

const DAY_MS = 86_400_000;
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
  const { day, day_before, tomorrow, month, month_before, history } = spans;
  const occupancy_today = {
    value: ratioOf(
      sums.minutes(day),
      [...time.today.values()].reduce((sum, open) => sum + open, 0),
    ),
    before: ratioOf(sums.minutes(day_before), time.yesterday),
  };
  const none = <T>(section: DashboardSection, answer: () => T): T | null => (isLocked(section) ? null : answer());
  return {
    date,
    spans: { day, day_before, tomorrow, month, month_before, history },
    alerts: alertsOf(facts, {
      bookings: sums.bookings(day),
      occupancy: occupancy_today.value,
      lowPercent: club.low_occupancy_percent,
    }),
    ...(shows('daily_performance') && {
      daily_performance: {
        bookings_today: figure(sums.bookings(day), sums.bookings(day_before)),
        bookings_tomorrow: figure(sums.bookings(tomorrow), sums.bookings(day)),
        revenue_today: figure(sums.revenue(day), sums.revenue(day_before)),
        occupancy_today,
        efficiency: {
          value: quotient(
            sums.valueBegun(month, dateIn(club.timezone, new Date(spans.cut)), facts.begun),
            time.month.passed,
          ),
          before: quotient(
            sums.valueBegun(month_before, dateIn(club.timezone, new Date(spans.cut_before)), facts.begun_before),
            time.month_before.passed,
          ),
        },
      },
    }),
    ...(wanted.includes('finance') && { finance: none('finance', () => financeOf(facts, spans, sums, time)) }),
    ...(wanted.includes('buffet') && {
      buffet: none('buffet', () => ({
        sales_month: figure(sums.sold(month), sums.sold(month_before)),
        orders_month: figure(sums.orders(month), sums.orders(month_before)),
        orders_pending: { ...facts.orders_pending, before: facts.open_before?.orders ?? null },
        best_sellers: sums.bestSellers(month),
      })),
    }),
    ...(shows('availability') && {
      availability: {
        occupancy_today,
        occupancy_month: {
          value: ratioOf(sums.minutes(month), time.month.open),
          before: ratioOf(sums.minutes(month_before), time.month_before.open),
        },
        courts: facts.courts.map(({ id, name }) => ({
          court_id: id,
          name,
          open: time.today.get(id) ?? 0,
          booked: sums.minutes(day, id),
        })),
      },
    }),
    ...(wanted.includes('trends') && {
      trends: none('trends', () => ({
        days: seriesDays(date).map((one) => {
          const span = { from: one, to: one };
          return { date: one, bookings: sums.bookings(span), revenue: sums.revenue(span) };
        }),
        heat_map: time.heat_map,
      })),
    }),
    locked: Object.fromEntries(wanted.filter(isLocked).map((section) => [section, club.statistics_plan])),
  };
}

const financeOf = (facts: DashboardFacts, spans: DashboardSpans, sums: Sums, time: CourtTime) => ({
  revenue_month: figure(sums.revenue(spans.month), sums.revenue(spans.month_before)),
  lost_opportunity: figure(time.month.lost, time.month_before.lost),
  pending_payments: { ...facts.pending, before: facts.open_before?.payments ?? null },
  potential_month: figure(time.month.potential, time.month_before.potential),
  projection_month: figure(sums.value(spans.whole_month) + time.rest, sums.value(spans.whole_month_before)),
  revenue: sums.revenueLines(spans.month),
});

const figure = (value: number, before: number): Figure => ({ value, before });
/** Returns a ratio; null for a denominator of 0. */
const quotient = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const ratioOf = (booked: number, open: number) => (open === 0 ? null : Math.min(1, booked / open));

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

const seriesDays = (date: string): string[] =>
  Array.from({ length: SERIES_DAYS }, (_, n) =>
    new Date(Date.parse(`${date}T00:00:00Z`) - (SERIES_DAYS - 1 - n) * DAY_MS).toISOString().slice(0, 10),
  );

function timedCourts({ courts, bookings, blocks }: DashboardFacts): TimedCourt[] {
  const booked = new Map<string, SpanList>(courts.map(({ id }) => [id, { starts: [], ends: [] }]));
  for (const { date, courts: taken } of bookings) {
    const midnight = Date.parse(date);
    for (const [court, , spans] of taken) {
      const list = booked.get(court);
      if (!list) continue;
      for (const [start, minutes] of spans) {
        const from = midnight + start * MINUTE_MS;
        list.starts.push(from);
        list.ends.push(from + minutes * MINUTE_MS);
      }
    }
  }
  const blocked = groupedBy(blocks, ([court]) => court);
  return courts.map((court) => ({
    ...court,
    booked: booked.get(court.id) ?? listOf([]),
    blocked: (blocked.get(court.id) ?? []).map(([, from, to]) => ({ from, to })),
  }));
}
