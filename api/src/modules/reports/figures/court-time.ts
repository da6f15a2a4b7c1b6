import { steadyOffsetsOf } from '@canchero/shared-contracts/club';
import type { DaySpan, HeatCell } from '@canchero/shared-contracts/report';
import { type DashboardSpans, datesOf, midnightOf } from '../spans';
import { coverOf, listOf, type SpanList, type TimeSpan } from './covered';
import { type OpenCell, openCellsOf, type SlottedOpening } from './open-cells';
import { createCellPricer, type PricedCourt } from './price-of-cells';

const MINUTE_MS = 60_000;
/** Length of an array of hours by weekday, where 1 is Monday. */
const HOURS = 8 * 24;

/** Court with the spans in which it is blocked and in which it is booked. */
export interface TimedCourt extends PricedCourt {
  /** Moment from which on it has been open, in epoch milliseconds. */
  since: number;
  blocked: readonly TimeSpan[];
  booked: SpanList;
}

/** Open time of a month in minutes, and its worth by the price rules in centavos. */
export interface MonthTime {
  /** Open minutes of the month up to the day. */
  open: number;
  /** Worth of the open time of the whole month. */
  potential: number;
  /** Worth of the open time that has passed, and of what was free of it. */
  passed: number;
  lost: number;
}

export interface CourtTime {
  /** Open minutes of the day by court; `yesterday` is the sum of those of the day before. */
  today: Map<string, number>;
  yesterday: number;
  month: MonthTime;
  month_before: MonthTime;
  heat_map: HeatCell[];
  /** Estimated worth of what will be booked of the free rest of the month. */
  rest: number;
}

const within = (date: string, span: DaySpan) => date >= span.from && date <= span.to;

/** Measures the open time of a club's courts from the first to the last date of `range`. */
export function measureCourtTime(
  club: SlottedOpening,
  courts: readonly TimedCourt[],
  spans: DashboardSpans,
  range: DaySpan,
): CourtTime {
  const offsetAround = steadyOffsetsOf(club.timezone);
  const priced = createCellPricer(club, courts, offsetAround);
  const months = [
    { to: spans.month, whole: spans.whole_month, cut: spans.cut, sums: emptyMonth() },
    { to: spans.month_before, whole: spans.whole_month_before, cut: spans.cut_before, sums: emptyMonth() },
  ] as const;
  // by hour of the week
  const heat = { open: new Float64Array(HOURS), booked: new Float64Array(HOURS) };
  const free = new Float64Array(HOURS);
  const today = new Map<string, number>(courts.map(({ id }) => [id, 0]));
  let yesterday = 0;
  const begin = midnightOf(club.timezone, range.from);
  const timed = courts.map(({ id, since, blocked, booked }) => {
    const closed = since > begin ? [{ from: begin, to: since }, ...blocked] : blocked;
    return {
      id,
      blocked: coverOf(listOf(closed)),
      taken: coverOf(closed.length > 0 ? withBlocks(booked, closed) : booked),
    };
  });
  for (const date of datesOf(range)) {
    const cells = openCellsOf(club, date, [spans.cut, spans.cut_before], offsetAround);
    const month = months.find(({ whole }) => within(date, whole));
    const prices = month ? priced(date, cells) : null;
    const isThisMonth = month === months[0];
    const isHistory = within(date, spans.history);
    for (const { id, blocked, taken } of timed) {
      const own = prices?.(id);
      let openOfDay = 0;
      for (let i = 0; i < cells.length; i++) {
        const { weekday, hour, from, to } = cells[i] as OpenCell;
        const hourOfWeek = weekday * 24 + hour;
        const open = (to - from - blocked(from, to)) / MINUTE_MS;
        const left = (to - from - taken(from, to)) / MINUTE_MS;
        openOfDay += open;
        if (month) {
          const price = own?.[i] ?? 0;
          month.sums.potential += price * open;
          if (to <= month.cut) {
            month.sums.passed += price * open;
            month.sums.lost += price * left;
          } else if (isThisMonth) {
            free[hourOfWeek] = (free[hourOfWeek] ?? 0) + price * left;
          }
        }
        if (isHistory) {
          heat.open[hourOfWeek] = (heat.open[hourOfWeek] ?? 0) + open;
          heat.booked[hourOfWeek] = (heat.booked[hourOfWeek] ?? 0) + open - left;
        }
      }
      if (month && within(date, month.to)) month.sums.open += openOfDay;
      if (date === spans.date) today.set(id, openOfDay);
      if (within(date, spans.day_before)) yesterday += openOfDay;
    }
  }
  const slot = club.slot_minutes;
  let rest = 0;
  const heat_map: HeatCell[] = [];
  for (let hour = 0; hour < HOURS; hour++) {
    const [open, booked] = [heat.open[hour] ?? 0, heat.booked[hour] ?? 0];
    if (open === 0) continue;
    rest += ((free[hour] ?? 0) * booked) / open;
    const cell = {
      weekday: Math.floor(hour / 24),
      hour: hour % 24,
      open: Math.round(open),
      booked: Math.round(booked),
    };
    if (cell.open > 0) heat_map.push(cell);
  }
  return {
    today: rounded(today),
    yesterday: Math.round(yesterday),
    month: inCentavos(months[0].sums, slot),
    month_before: inCentavos(months[1].sums, slot),
    heat_map,
    rest: Math.round(rest / slot),
  };
}

const withBlocks = ({ starts, ends }: SpanList, blocked: readonly TimeSpan[]): SpanList =>
  listOf([...blocked, ...starts.map((from, i) => ({ from, to: ends[i] as number }))]);

const emptyMonth = (): MonthTime => ({ open: 0, potential: 0, passed: 0, lost: 0 });
const rounded = (minutes: Map<string, number>) => new Map([...minutes].map(([id, n]) => [id, Math.round(n)]));

/** Divides sums of price times minutes by the minutes that a price is for. */
const inCentavos = ({ open, potential, passed, lost }: MonthTime, slot: number): MonthTime => ({
  open: Math.round(open),
  potential: Math.round(potential / slot),
  passed: Math.round(passed / slot),
  lost: Math.round(lost / slot),
});
