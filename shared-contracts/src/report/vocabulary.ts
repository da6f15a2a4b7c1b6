/** Sections of the dashboard, in their first order. */
export const DASHBOARD_SECTIONS = ['daily_performance', 'finance', 'buffet', 'availability', 'trends'] as const;
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number];

/** Sections that need a plan with statistics (`estadisticas`). */
export const STATISTICS_SECTIONS = ['finance', 'buffet', 'trends'] as const satisfies readonly DashboardSection[];

/** Sources of revenue. `booking`: money for bookings taken at the club; `online`: taken by the payment gateway. */
export const REVENUE_SOURCES = ['booking', 'online', 'order', 'consumption'] as const;
export type RevenueSource = (typeof REVENUE_SOURCES)[number];

/** Kinds of alert, most urgent first. */
export const DASHBOARD_ALERTS = ['no_bookings_today', 'low_occupancy', 'orders_pending', 'courts_maintenance'] as const;
export type DashboardAlert = (typeof DASHBOARD_ALERTS)[number];

/** Share of today's open time in percent under which occupancy is low, if a club sets no other. */
export const LOW_OCCUPANCY_PERCENT = 30;
/** Number of days in the dashboard's series. */
export const SERIES_DAYS = 7;
/** Number of weeks before a day from which the projection and the heat map take their mean occupancy. */
export const HISTORY_WEEKS = 8;

/** Spans by which an events summary groups its bookings. */
export const EVENT_GROUPS = ['day', 'week', 'month'] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];
/** Spans with which an events summary is compared: as many days before, or the same days of the year before. */
export const COMPARISONS = ['before', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];
/** Dimensions by which an events summary divides its bookings. */
export const EVENT_DIMENSIONS = ['court', 'sport', 'type', 'state', 'weekday', 'hour'] as const;
export type EventDimension = (typeof EVENT_DIMENSIONS)[number];
/**
 * Filters for the bookings behind the figures of an events summary. `standing`: not cancelled; `open`: not cancelled
 * and not paid in full.
 */
export const EVENT_PARTS = ['standing', 'open', 'no_show', 'cancelled'] as const;
export type EventPart = (typeof EVENT_PARTS)[number];
/** Kinds of file in which a report is exported. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
