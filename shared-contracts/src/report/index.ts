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
export { reportEvents } from './events';
export { growthOf, revenueOf, STALING_EVENTS, staleSections } from './rules';
export {
  DASHBOARD_ALERTS,
  DASHBOARD_SECTIONS,
  type DashboardAlert,
  type DashboardSection,
  HISTORY_WEEKS,
  LOW_OCCUPANCY_PERCENT,
  REVENUE_SOURCES,
  type RevenueSource,
  SERIES_DAYS,
  STATISTICS_SECTIONS,
} from './vocabulary';
