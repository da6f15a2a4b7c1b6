import {
  type DailySummary,
  type Dashboard,
  type DashboardLayout,
  type EventSums,
  type EventsSummary,
  NO_EVENTS,
} from '@canchero/shared-contracts/report';
import { uuid } from '@canchero/shared-contracts/testing/records';

const day = (date: string) => ({ from: date, to: date });

/** Returns the dashboard of a club with every section, on Monday 2026-11-23. */
export const aDashboard = (given: Partial<Dashboard> = {}): Dashboard => ({
  date: '2026-11-23',
  spans: {
    day: day('2026-11-23'),
    day_before: day('2026-11-22'),
    tomorrow: day('2026-11-24'),
    month: { from: '2026-11-01', to: '2026-11-23' },
    month_before: { from: '2026-10-01', to: '2026-10-23' },
    history: { from: '2026-09-28', to: '2026-11-22' },
  },
  alerts: [],
  daily_performance: {
    bookings_today: { value: 14, before: 10 },
    bookings_tomorrow: { value: 9, before: 14 },
    revenue_today: { value: 12_000_000, before: 10_000_000 },
    occupancy_today: { value: 0.42, before: 0.4 },
    efficiency: { value: 0.5, before: null },
  },
  finance: {
    revenue_month: { value: 300_000_000, before: 400_000_000 },
    lost_opportunity: { value: 90_000_000, before: 60_000_000 },
    pending_payments: { count: 3, sum: 4_500_000, before: 6_000_000 },
    potential_month: { value: 900_000_000, before: 900_000_000 },
    projection_month: { value: 420_000_000, before: 400_000_000 },
    revenue: [
      { source: 'booking', method: 'cash', count: 4, received: 9_000_000, refunded: 1_000_000 },
      { source: 'order', method: 'qr', count: 2, received: 3_000_000, refunded: 0 },
    ],
  },
  buffet: {
    sales_month: { value: 30_000_000, before: 20_000_000 },
    orders_month: { value: 55, before: 50 },
    orders_pending: { count: 2, sum: 1_250_000, before: null },
    best_sellers: [{ item_id: uuid(1), name: 'Agua mineral', quantity: 12, total: 1_800_000 }],
  },
  availability: {
    occupancy_today: { value: 0.42, before: 0.4 },
    occupancy_month: { value: 0.38, before: 0.41 },
    courts: [{ court_id: uuid(2), name: 'Pádel 1', open: 900, booked: 450 }],
  },
  trends: {
    days: [
      { date: '2026-11-22', bookings: 10, revenue: 10_000_000 },
      { date: '2026-11-23', bookings: 14, revenue: 12_000_000 },
    ],
    heat_map: [{ weekday: 1, hour: 19, open: 60, booked: 45 }],
  },
  locked: {},
  ...given,
});

export const aLayout = (hidden: readonly string[] = []): DashboardLayout => ({
  sections: (['daily_performance', 'finance', 'buffet', 'availability', 'trends'] as const).map((section) => ({
    section,
    shown: !hidden.includes(section),
  })),
});

/** Returns a day that is not closed, with something of everything. */
export const aSummary = (given: Partial<DailySummary> = {}): DailySummary => ({
  date: '2026-11-22',
  bookings: [
    { court_id: uuid(2), court_name: 'Pádel 1', state: 'confirmed', count: 3, minutes: 270, price: 6_000_000 },
    { court_id: uuid(2), court_name: 'Pádel 1', state: 'cancelled', count: 1, minutes: 90, price: 2_000_000 },
    { court_id: uuid(3), court_name: 'Pádel 2', state: 'no_show', count: 1, minutes: 90, price: 2_000_000 },
  ],
  revenue: [
    { source: 'booking', method: 'cash', count: 3, received: 4_000_000, refunded: 500_000, taken_by: 'Ana' },
    { source: 'order', method: 'qr', count: 1, received: 1_000_000, refunded: 0, taken_by: 'Ana' },
    { source: 'online', method: 'other', count: 1, received: 1_000_000, refunded: 0, taken_by: null },
  ],
  credit: [],
  cash: [
    {
      id: uuid(800),
      desk: 'buffet',
      opened_at: '2026-11-22T12:00:00.000Z',
      opened_by_name: 'Ana',
      closed_at: '2026-11-22T23:00:00.000Z',
      closed_by_name: 'Ana',
      expected: 5_000_000,
      counted: 4_900_000,
      difference: -100_000,
    },
  ],
  open: [
    {
      kind: 'booking',
      id: uuid(10),
      booking_id: uuid(10),
      title: 'Pádel 1',
      at: '2026-11-22T20:00:00.000Z',
      open: 2_500_000,
      players: ['Camila Sosa'],
    },
  ],
  lost: [
    {
      id: uuid(11),
      court_name: 'Pádel 1',
      start: '2026-11-22T21:00:00.000Z',
      state: 'cancelled',
      price: 2_000_000,
      paid: 500_000,
      reason: 'code:cancelled_by_player',
      players: ['Bruno Díaz'],
    },
    {
      id: uuid(12),
      court_name: 'Pádel 2',
      start: '2026-11-22T22:00:00.000Z',
      state: 'no_show',
      price: 2_000_000,
      paid: 0,
      reason: null,
      players: [],
    },
  ],
  sales: [{ item_id: uuid(1), name: 'Agua mineral', quantity: 4, total: 600_000 }],
  low_stock: [{ item_id: uuid(1), name: 'Agua mineral', stock: 2, min_stock: 12 }],
  notes: [],
  close: null,
  ...given,
});

const sums = (given: Partial<EventSums>): EventSums => ({ ...NO_EVENTS, ...given });

/** Returns ten bookings on two days of two courts, one of them missed, and two that were cancelled. */
export const anEventsSummary = (given: Partial<EventsSummary> = {}): EventsSummary => {
  const first = sums({
    count: 4,
    minutes: 360,
    value: 8_000_000,
    paid: 8_000_000,
    cancelled: 2,
    cancelled_value: 4_000_000,
  });
  const second = sums({
    count: 6,
    minutes: 540,
    value: 12_000_040,
    paid: 9_000_000,
    open: 3_000_040,
    no_shows: 1,
    no_show_value: 2_000_000,
  });
  const part = (
    dimension: EventsSummary['shares'][number]['dimension'],
    key: string,
    of: EventSums,
    name: string | null = null,
  ) => ({
    dimension,
    key,
    name,
    ...of,
  });
  return {
    span: { from: '2026-11-21', to: '2026-11-22' },
    group: 'day',
    totals: sums({
      count: 10,
      minutes: 900,
      value: 20_000_040,
      paid: 17_000_000,
      open: 3_000_040,
      no_shows: 1,
      no_show_value: 2_000_000,
      cancelled: 2,
      cancelled_value: 4_000_000,
    }),
    groups: [
      { from: '2026-11-21', ...first },
      { from: '2026-11-22', ...second },
    ],
    shares: [
      part('court', uuid(3), second, 'Pádel 2'),
      part('court', uuid(2), first, 'Pádel 1'),
      part('sport', 'padel', sums({ count: 10 })),
      part('type', 'turno', sums({ count: 10 })),
      part('state', 'confirmed', sums({ count: 9 })),
      part('state', 'no_show', sums({ count: 1 })),
      part('state', 'cancelled', sums({ cancelled: 2 })),
      part('weekday', '7', second),
      part('weekday', '6', first),
      part('hour', '21', second),
      part('hour', '19', first),
    ],
    compared: {
      span: { from: '2026-11-19', to: '2026-11-20' },
      totals: sums({ count: 8, minutes: 720, value: 10_000_000 }),
    },
    ...given,
  };
};
