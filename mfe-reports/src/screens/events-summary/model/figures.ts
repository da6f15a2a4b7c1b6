import {
  averagesOf,
  type DaySpan,
  daysIn,
  type EventDimension,
  type EventGroup,
  type EventGroupRow,
  type EventPart,
  type EventShare,
  type EventSums,
  type EventsSummary,
  NO_EVENTS,
} from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import type { Wanted } from '../../../cards/compare';
import type { FigureKind } from '../../../cards/shown';
import type { Conditions } from './address';

/** Sums that the chart over time shows. */
export const CHART_FIGURES = ['count', 'minutes', 'value', 'cancelled'] as const;
export type ChartFigure = (typeof CHART_FIGURES)[number];

/** Sums and averages of the cards, with the bookings that each counts. */
export const CARDS = {
  totals: {
    count: { kind: 'count', wanted: 'up', part: 'standing' },
    minutes: { kind: 'hours', wanted: 'up', part: 'standing' },
    value: { kind: 'money', wanted: 'up', part: 'standing' },
    paid: { kind: 'money', wanted: 'up', part: 'standing' },
    open: { kind: 'money', wanted: 'down', part: 'open' },
    no_shows: { kind: 'count', wanted: 'down', part: 'no_show' },
    cancelled: { kind: 'count', wanted: 'down', part: 'cancelled' },
  },
  averages: {
    a_day: { kind: 'average', wanted: 'up', part: 'standing' },
    mean_value: { kind: 'money', wanted: 'up', part: 'standing' },
    mean_minutes: { kind: 'minutes', wanted: 'none', part: 'standing' },
    cancellations: { kind: 'share', wanted: 'down', part: 'cancelled' },
  },
} as const satisfies Record<string, Record<string, { kind: FigureKind; wanted: Wanted; part: EventPart }>>;
export type FigureName = keyof (typeof CARDS)['totals'] | keyof (typeof CARDS)['averages'];
export const FIGURE_NAMES = Object.values(CARDS).flatMap((group) => Object.keys(group) as FigureName[]);

/** Returns every figure of a span; null where nothing was booked. */
export function figuresOf(sums: EventSums, span: DaySpan): Record<FigureName, number | null> {
  const averages = averagesOf(sums, daysIn(span));
  return {
    ...sums,
    a_day: averages.a_day,
    mean_value: averages.value,
    mean_minutes: averages.minutes,
    cancellations: averages.cancellations,
  };
}

/** Tells whether a filter found nothing at all. */
export const isEmpty = ({ count, cancelled }: EventSums): boolean => count + cancelled === 0;

/** Returns the days of a group within the span. */
export function daysOfGroup({ from }: EventGroupRow, group: EventGroup, span: DaySpan): DaySpan {
  const start = DateTime.fromISO(from);
  const first = DateTime.max(start, DateTime.fromISO(span.from));
  const last = DateTime.min(start.endOf(group), DateTime.fromISO(span.to));
  return { from: first.toFormat('yyyy-MM-dd'), to: last.toFormat('yyyy-MM-dd') };
}

/** Sums of one value of a dimension, and their part of all. */
export interface ShareRow extends EventSums {
  key: string;
  name: string | null;
  /** Bookings that it is measured by. */
  weight: number;
  /** Ratio of the weight to that of all rows. */
  part: number;
}

/**
 * Lists the values of a dimension: weekdays and hours in their order with those between that have nothing, others with
 * the most bookings first. The states are measured by all bookings, everything else by those that were not cancelled.
 */
export function shareRows({ shares }: EventsSummary, dimension: EventDimension): ShareRow[] {
  const found = shares.filter((share) => share.dimension === dimension);
  const weightOf = ({ count, cancelled }: EventShare) => (dimension === 'state' ? count + cancelled : count);
  const all = found.reduce((sum, share) => sum + weightOf(share), 0);
  const rows = found.map((share) => {
    const weight = weightOf(share);
    return { ...share, weight, part: all === 0 ? 0 : weight / all };
  });
  if (dimension !== 'weekday' && dimension !== 'hour') return rows.sort((a, b) => b.weight - a.weight);
  const keys = rows.map(({ key }) => Number(key));
  const [first, last] = dimension === 'weekday' ? [1, 7] : [Math.min(...keys), Math.max(...keys)];
  return Array.from({ length: rows.length === 0 ? 0 : last - first + 1 }, (_, i) => {
    const key = String(first + i);
    return rows.find((row) => row.key === key) ?? { ...NO_EVENTS, key, name: null, weight: 0, part: 0 };
  });
}

/** Returns the list behind a value of a dimension. */
export function listOfShare(dimension: EventDimension, key: string): Conditions {
  if (dimension === 'state') return { state: key } as Conditions;
  const value = dimension === 'weekday' || dimension === 'hour' ? Number(key) : key;
  return { [dimension]: value, part: 'standing' };
}
