import type { Permission } from '@canchero/shared-contracts/core';
import type { Dashboard, DashboardSection, DaySpan, OpenFigure } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import type { Wanted } from '../../../cards/compare';
import type { FigureKind } from '../../../cards/shown';
import { paths } from '../../../paths';

/** Names of the cards, which are also those of their texts. */
export const CARDS = {
  daily_performance: ['bookings_today', 'bookings_tomorrow', 'revenue_today', 'efficiency'],
  finance: ['revenue_month', 'projection_month', 'potential_month', 'lost_opportunity', 'pending_payments'],
  buffet: ['sales_month', 'orders_month', 'orders_pending'],
  availability: ['occupancy_today', 'occupancy_month'],
  trends: [],
} as const satisfies Record<DashboardSection, readonly string[]>;
export type CardName = (typeof CARDS)[DashboardSection][number];

/** Names of the charts by section. */
export const CHARTS = {
  daily_performance: [],
  finance: ['sources', 'methods'],
  buffet: ['sellers'],
  availability: ['courts'],
  trends: ['bookings', 'revenue', 'heat'],
} as const satisfies Record<DashboardSection, readonly string[]>;

/** Link to the list that a card counts, for users who may open it. */
export interface CardLink {
  label: 'bookings' | 'consumptions' | 'orders' | 'agenda' | 'day';
  to: string;
  permission: Permission;
}

export interface Card {
  name: CardName;
  kind: FigureKind;
  /** Null where there is nothing to measure, as without open time. */
  value: number | null;
  before: number | null;
  /** Span that `before` belongs to. */
  beforeSpan: 'yesterday' | 'today' | 'monthSoFar' | 'month' | 'monthAgo';
  wanted: Wanted;
  /** Number of records behind a sum. */
  count?: number;
  links: readonly CardLink[];
}

const COUNTED_DAYS = 365;

/** Returns the cards of a section; empty if it is locked or was not read. */
export function cardsOf(dashboard: Dashboard, section: DashboardSection): Card[] {
  const { spans, daily_performance: daily, finance, buffet, availability } = dashboard;
  const links = linksOf(spans);
  const day = { before: null, beforeSpan: 'yesterday', wanted: 'up' } as const;
  const month = { before: null, beforeSpan: 'monthSoFar', wanted: 'up' } as const;
  if (section === 'daily_performance' && daily)
    return [
      { name: 'bookings_today', kind: 'count', ...day, ...daily.bookings_today, links: [links.bookings(spans.day)] },
      {
        name: 'bookings_tomorrow',
        kind: 'count',
        ...day,
        ...daily.bookings_tomorrow,
        beforeSpan: 'today',
        links: [links.bookings(spans.tomorrow)],
      },
      { name: 'revenue_today', kind: 'money', ...day, ...daily.revenue_today, links: [links.day] },
      { name: 'efficiency', kind: 'share', ...month, ...daily.efficiency, links: [links.bookings(spans.month)] },
    ];
  if (section === 'finance' && finance) {
    return [
      {
        name: 'revenue_month',
        kind: 'money',
        ...month,
        ...finance.revenue_month,
        links: [links.bookings(spans.month)],
      },
      {
        name: 'projection_month',
        kind: 'money',
        ...month,
        ...finance.projection_month,
        beforeSpan: 'month',
        links: [links.bookings(wholeMonth(spans.month))],
      },
      {
        name: 'potential_month',
        kind: 'money',
        ...month,
        ...finance.potential_month,
        beforeSpan: 'month',
        wanted: 'none',
        links: [links.month],
      },
      {
        name: 'lost_opportunity',
        kind: 'money',
        ...month,
        ...finance.lost_opportunity,
        wanted: 'down',
        links: [links.month],
      },
      {
        name: 'pending_payments',
        kind: 'money',
        ...open(finance.pending_payments),
        links: [links.unpaid, links.openConsumptions],
      },
    ];
  }
  if (section === 'buffet' && buffet)
    return [
      { name: 'sales_month', kind: 'money', ...month, ...buffet.sales_month, links: [links.orders()] },
      { name: 'orders_month', kind: 'count', ...month, ...buffet.orders_month, links: [links.orders()] },
      {
        name: 'orders_pending',
        kind: 'money',
        ...open(buffet.orders_pending),
        links: [links.orders('pending')],
      },
    ];
  if (section === 'availability' && availability)
    return [
      { name: 'occupancy_today', kind: 'share', ...day, ...availability.occupancy_today, links: [links.agenda] },
      { name: 'occupancy_month', kind: 'share', ...month, ...availability.occupancy_month, links: [links.month] },
    ];
  return [];
}

const open = ({ count, sum, before }: OpenFigure) =>
  ({ value: sum, before, beforeSpan: 'monthAgo', wanted: 'down', count }) as const;

const wholeMonth = ({ from }: DaySpan): DaySpan => ({
  from,
  to: DateTime.fromISO(from, { zone: 'utc' }).endOf('month').toISODate() ?? from,
});

function linksOf({ day }: Dashboard['spans']) {
  const year = { from: DateTime.fromISO(day.to).minus({ days: COUNTED_DAYS }).toISODate() ?? day.from, to: day.to };
  const bookings = (span: DaySpan, filter = {}): CardLink => ({
    label: 'bookings',
    to: paths.bookings({ ...span, ...filter }),
    permission: 'booking',
  });
  return {
    bookings,
    unpaid: bookings(year, { payment: 'open' }),
    day: { label: 'day', to: paths.dailySummary, permission: 'daily_summary' } as const,
    agenda: { label: 'agenda', to: paths.agendaOn(day.from), permission: 'schedule' } as const,
    month: { label: 'agenda', to: paths.agendaMonth, permission: 'schedule' } as const,
    openConsumptions: {
      label: 'consumptions',
      to: `${paths.consumptions}?${new URLSearchParams({ ...year, state: 'open' })}`,
      permission: 'consumption',
    } as const,
    orders: (state?: string): CardLink => ({
      label: 'orders',
      to: state ? `${paths.orders}?state=${state}` : paths.orders,
      permission: 'buffet',
    }),
  };
}
