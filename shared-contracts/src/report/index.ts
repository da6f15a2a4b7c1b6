export type {
  CourtBookings,
  CreditLine,
  DailySummary,
  DayCash,
  DayClose,
  DayNote,
  LostBooking,
  LowStock,
  NewDayClose,
  OpenAmount,
  TakenRevenue,
} from './daily-summary-schema';
export type {
  Availability,
  BestSeller,
  BuffetFigures,
  CourtDay,
  DailyPerformance,
  Dashboard,
  DashboardAlertRow,
  DashboardLayout,
  DashboardQuery,
  DaySpan,
  Figure,
  Finance,
  HeatCell,
  RatioFigure,
  ReportSettings,
  RevenueLine,
  TrendDay,
  Trends,
} from './dashboard-schema';
export { reportEndpoints } from './endpoints';
export { reportErrors } from './errors';
export { averagesOf, comparedSpan, daysIn, groupsOf } from './event-rules';
export { reportEvents } from './events';
export type {
  EventGroupRow,
  EventShare,
  EventSums,
  EventsFilter,
  EventsPage,
  EventsSummary,
  EventsSummaryAnswer,
  EventsSummaryQuery,
} from './events-summary-schema';
export { growthOf, revenueOf, STALING_EVENTS, staleSections } from './rules';
export {
  COMPARISONS,
  type Comparison,
  DASHBOARD_ALERTS,
  DASHBOARD_SECTIONS,
  type DashboardAlert,
  type DashboardSection,
  EVENT_DIMENSIONS,
  EVENT_GROUPS,
  type EventDimension,
  type EventGroup,
  HISTORY_WEEKS,
  LOW_OCCUPANCY_PERCENT,
  MAX_SUMMARY_DAYS,
  REVENUE_SOURCES,
  type RevenueSource,
  SERIES_DAYS,
  STATISTICS_SECTIONS,
} from './vocabulary';
