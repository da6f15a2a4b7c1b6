import type { DaySpan, HeatCell } from '@canchero/shared-contracts/report';
import { type DashboardSpans, datesOf } from '../spans';
import { coverOf, type TimeSpan } from './covered';
import { openCellsOf, type SlottedOpening } from './open-cells';
import { cellPrices, type PricedCourt } from './price-of-cells';

const MINUTE_MS = 60_000;

/** Court with the spans in which it is blocked and in which it is booked. */
export interface TimedCourt extends PricedCourt {
  blocked: readonly TimeSpan[];
  booked: readonly TimeSpan[];
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
  /** Open minutes of the day by court, and of the day before in all. */
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
  const pricesOf = cellPrices(club.timezone, club.slot_minutes);
  const months = [
    { to: spans.month, whole: spans.whole_month, cut: spans.cut, sums: emptyMonth() },
    { to: spans.month_before, whole: spans.whole_month_before, cut: spans.cut_before, sums: emptyMonth() },
  ] as const;
  const heat = new Map<number, HeatCell>();
  const free = new Map<number, number>();
  const today = new Map<string, number>(courts.map(({ id }) => [id, 0]));
  let yesterday = 0;
  const timed = courts.map((court) => ({
    court,
    blocked: coverOf(court.blocked),
    taken: coverOf([...court.blocked, ...court.booked]),
  }));
  for (const date of datesOf(range)) {
    const cells = openCellsOf(club, date, [spans.cut, spans.cut_before]);
    const inMonths = months.filter(({ whole }) => within(date, whole));
    const isHistory = within(date, spans.history);
    const isDayBefore = within(date, spans.day_before);
    for (const { court, blocked, taken } of timed) {
      const priceOf = inMonths.length > 0 && cells[0] ? pricesOf(court, date, cells[0].weekday) : () => 0;
      for (const cell of cells) {
        const key = cell.weekday * 24 + cell.hour;
        const length = cell.to - cell.from;
        const open = (length - blocked(cell.from, cell.to)) / MINUTE_MS;
        const left = (length - taken(cell.from, cell.to)) / MINUTE_MS;
        if (date === spans.date) today.set(court.id, (today.get(court.id) ?? 0) + open);
        if (isDayBefore) yesterday += open;
        for (const { to, whole, cut, sums } of inMonths) {
          const price = priceOf(cell);
          if (within(date, to)) sums.open += open;
          sums.potential += price * open;
          if (cell.to <= cut) {
            sums.passed += price * open;
            sums.lost += price * left;
          } else if (whole === spans.whole_month) {
            free.set(key, (free.get(key) ?? 0) + price * left);
          }
        }
        if (isHistory) {
          const { weekday, hour } = cell;
          const sum = heat.get(key) ?? { weekday, hour, open: 0, booked: 0 };
          sum.open += open;
          sum.booked += open - left;
          heat.set(key, sum);
        }
      }
    }
  }
  const slot = club.slot_minutes;
  let rest = 0;
  for (const [key, worth] of free) {
    const mean = heat.get(key);
    if (mean && mean.open > 0) rest += (worth * mean.booked) / mean.open;
  }
  return {
    today: rounded(today),
    yesterday: Math.round(yesterday),
    month: inCentavos(months[0].sums, slot),
    month_before: inCentavos(months[1].sums, slot),
    heat_map: [...heat]
      .sort(([a], [b]) => a - b)
      .map(([, cell]) => ({ ...cell, open: Math.round(cell.open), booked: Math.round(cell.booked) }))
      .filter(({ open }) => open > 0),
    rest: Math.round(rest / slot),
  };
}

const emptyMonth = (): MonthTime => ({ open: 0, potential: 0, passed: 0, lost: 0 });
const rounded = (minutes: Map<string, number>) => new Map([...minutes].map(([id, n]) => [id, Math.round(n)]));

/** Divides sums of price times minutes by the minutes that a price is for. */
const inCentavos = ({ open, potential, passed, lost }: MonthTime, slot: number): MonthTime => ({
  open: Math.round(open),
  potential: Math.round(potential / slot),
  passed: Math.round(passed / slot),
  lost: Math.round(lost / slot),
});
