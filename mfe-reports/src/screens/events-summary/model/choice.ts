import { startingOn } from '@canchero/shared-contracts/address/day-span';
import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { MAX_PERIOD_DAYS } from '@canchero/shared-contracts/booking';
import {
  COMPARISONS,
  type Comparison,
  type DaySpan,
  daysIn,
  EVENT_GROUPS,
  type EventGroup,
  type EventsFilter,
} from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import { type Conditions, conditionsOf } from './address';
import { CHART_FIGURES, type ChartFigure } from './figures';

export const PERIODS = ['month', 'lastMonth', 'days7', 'days30', 'days90', 'year'] as const;
export type Period = (typeof PERIODS)[number];
/** Conditions other than the span. */
export const CONDITIONS = ['court', 'sport', 'type', 'state', 'weekday', 'hour', 'player'] as const;
/** Change of the address that takes all of them away. */
export const NO_CONDITIONS = Object.fromEntries(CONDITIONS.map((name) => [name, null]));

/** All that the screen shows, as the address says it. */
export interface Choice {
  filter: EventsFilter;
  group: EventGroup;
  compare: Comparison | null;
  figure: ChartFigure;
  /** Null while no list is open. */
  list: Conditions | null;
}

const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
const plus = (date: string, days: number) => dayOf(date).plus({ days }).toFormat('yyyy-MM-dd');

/** Returns the days of a named period; those that go on end today. */
export function daysOf(period: Period, today: string): DaySpan {
  const day = dayOf(today);
  const text = (at: DateTime) => at.toFormat('yyyy-MM-dd');
  const last = day.minus({ months: 1 });
  const spans: Record<Period, DaySpan> = {
    month: { from: text(day.startOf('month')), to: today },
    lastMonth: { from: text(last.startOf('month')), to: text(last.endOf('month')) },
    days7: { from: plus(today, -6), to: today },
    days30: { from: plus(today, -29), to: today },
    days90: { from: plus(today, -89), to: today },
    year: { from: text(day.startOf('year')), to: today },
  };
  return spans[period];
}

/** Returns the named period with exactly these days; null for others. */
export const periodOf = ({ from, to }: DaySpan, today: string): Period | null =>
  PERIODS.find((period) => {
    const days = daysOf(period, today);
    return days.from === from && days.to === to;
  }) ?? null;

/** Returns the group whose rows are few enough to be read at a glance. */
export function groupFor(span: DaySpan): EventGroup {
  const days = daysIn(span);
  return days <= 31 ? 'day' : days <= 184 ? 'week' : 'month';
}

/** Reads the choice in an address. Missing or invalid parts take the default: this month, compared. */
export function choiceOf(address: URLSearchParams, today: string): Choice {
  const { from, to, part, ...filter } = conditionsOf(address);
  const usual = daysOf('month', today);
  const first = from ?? to ?? usual.from;
  const span = startingOn({ from: first, to: to ?? from ?? usual.to }, first, MAX_PERIOD_DAYS);
  const compare = address.get('compare');
  const list = address.get('list');
  return {
    filter: { ...filter, ...span },
    group: oneOf(EVENT_GROUPS)(address.get('group')) ?? groupFor(span),
    compare: compare === 'none' ? null : (oneOf(COMPARISONS)(compare) ?? 'before'),
    figure: oneOf(CHART_FIGURES)(address.get('figure')) ?? 'count',
    list: list === null ? null : conditionsOf(new URLSearchParams(list)),
  };
}
