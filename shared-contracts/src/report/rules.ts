import type { DailySummary } from './daily-summary-schema';
import { DASHBOARD_SECTIONS, type DashboardSection } from './vocabulary';

/** Sections whose figures an event changes, by the event's name. `daily_summary` always goes with them. */
const STALE: Readonly<Record<string, readonly DashboardSection[]>> = {
  'booking.created': ['daily_performance', 'finance', 'availability', 'trends'],
  'booking.updated': ['daily_performance', 'finance', 'availability', 'trends'],
  'booking.cancelled': ['daily_performance', 'finance', 'availability', 'trends'],
  'booking.hold_ended': ['daily_performance', 'finance', 'availability', 'trends'],
  'block.changed': ['daily_performance', 'finance', 'availability', 'trends'],
  'block.removed': ['daily_performance', 'finance', 'availability', 'trends'],
  'court.changed': ['daily_performance', 'finance', 'availability', 'trends'],
  'court.removed': ['daily_performance', 'finance', 'availability', 'trends'],
  'pricing.changed': ['daily_performance', 'finance'],
  'order.changed': ['daily_performance', 'finance', 'buffet', 'trends'],
  'consumption.changed': ['daily_performance', 'finance', 'buffet', 'trends'],
  'payment.approved': ['daily_performance', 'finance', 'buffet', 'trends'],
  'online_payment.changed': ['daily_performance', 'finance', 'trends'],
  'club.changed': DASHBOARD_SECTIONS,
};

/** Names of the events after which some section of the dashboard is stale. */
export const STALING_EVENTS: readonly string[] = Object.keys(STALE);

/** Names of the events after which some figure of a report is stale, those of a day's summary too. */
export const FIGURE_EVENTS: readonly string[] = [
  ...STALING_EVENTS,
  'cash.changed',
  'stock.changed',
  'booking_note.changed',
];

/** Returns the sections that are stale after an event, in their order; empty for one that changes no figure. */
export const staleSections = (event: string): readonly DashboardSection[] => STALE[event] ?? [];

/** Sums received less refunded over lines, in centavos. */
export const revenueOf = (lines: readonly { received: number; refunded: number }[]): number =>
  lines.reduce((sum, line) => sum + line.received - line.refunded, 0);

const sum = <T>(rows: readonly T[], figure: (row: T) => number) => rows.reduce((total, row) => total + figure(row), 0);

/** Sums of a day; money in centavos. */
export const dayTotals = ({ bookings, revenue, open, lost }: DailySummary) => ({
  bookings: sum(
    bookings.filter(({ state }) => state !== 'cancelled'),
    ({ count }) => count,
  ),
  revenue: revenueOf(revenue),
  open: sum(open, (one) => one.open),
  /** Price of what was lost less what was kept of it. */
  lost: sum(lost, ({ price, paid }) => price - paid),
});

/**
 * Returns true if a summary mailed at an hour (0 to 23) of the club's clock is of the day before: before noon its own
 * day has hardly begun.
 */
export const mailTellsDayBefore = (hour: number): boolean => hour < 12;
