import { bookingErrors } from '../booking/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { exportErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { DailySummary, DailySummaryQuery, DayClose, NewDayClose, SummaryMail } from './daily-summary-schema';
import { Dashboard, DashboardLayout, DashboardQuery, ReportSettings } from './dashboard-schema';
import { reportErrors as e } from './errors';
import { EventsListQuery, EventsPage, EventsSummaryAnswer, EventsSummaryQuery } from './events-summary-schema';
import { DailySummaryExport, EventsExport, ExportParams, PaymentsExport, ReportFile } from './export-schema';

const dashboard = { kind: 'member', anyOf: ['dashboard'] } as const;
const events = { kind: 'member', anyOf: ['event_summary'] } as const;
const summary = { kind: 'member', anyOf: ['daily_summary'] } as const;

export const reportEndpoints = {
  dashboard: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/dashboard',
    summary: 'Figures and alerts of a day and its month, by section',
    params: ClubParams,
    query: DashboardQuery,
    response: Dashboard,
    authz: dashboard,
  }),
  layout: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/dashboard/layout',
    summary: 'Sections that the caller shows at the club, in their order',
    params: ClubParams,
    response: DashboardLayout,
    authz: dashboard,
  }),
  changeLayout: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/dashboard/layout',
    summary: "Change the caller's own sections and their order",
    params: ClubParams,
    body: DashboardLayout,
    response: DashboardLayout,
    authz: dashboard,
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/reports/settings',
    summary: "Settings of the club's reports",
    params: ClubParams,
    response: ReportSettings,
    authz: { kind: 'member', anyOf: ['dashboard', 'configuration'] },
  }),
  changeSettings: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/reports/settings',
    summary: "Change the settings of the club's reports",
    params: ClubParams,
    body: ReportSettings,
    response: ReportSettings,
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
  dailySummary: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/daily-summary',
    summary: 'One day of the club: bookings, money, cash, what is open and what was lost',
    params: ClubParams,
    query: DailySummaryQuery,
    response: DailySummary,
    authz: summary,
  }),
  closeDay: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/daily-summary/close',
    summary: 'Close a day, with a note and what is open',
    params: ClubParams,
    body: NewDayClose,
    response: DayClose,
    status: 201,
    errors: [e.day_closed, e.day_not_begun],
    authz: summary,
  }),
  summaryMail: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/daily-summary/mail',
    summary: 'Hour at which the caller gets the daily summary by mail',
    params: ClubParams,
    response: SummaryMail,
    authz: summary,
  }),
  changeSummaryMail: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/daily-summary/mail',
    summary: "Change the hour of the caller's own mail, or end it",
    params: ClubParams,
    body: SummaryMail,
    response: SummaryMail,
    authz: summary,
  }),
  eventsSummary: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/events-summary',
    summary: 'Sums over the bookings of a span by time and by court, sport, type, state, weekday and hour',
    params: ClubParams,
    query: EventsSummaryQuery,
    response: EventsSummaryAnswer,
    errors: [bookingErrors.invalid_period],
    authz: events,
  }),
  eventsList: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/events-summary/bookings',
    summary: 'Bookings behind a figure of the events summary, by start, 50 a page',
    params: ClubParams,
    query: EventsListQuery,
    response: EventsPage,
    errors: [bookingErrors.invalid_period, e.plan_needed],
    authz: events,
  }),
  dailySummaryFile: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/reports/daily-summary.:format',
    summary: 'One day of the club as a file: csv and xlsx hold its lines, pdf is the page for paper',
    params: ExportParams,
    query: DailySummaryExport,
    response: ReportFile,
    file: true,
    errors: [e.exports_busy],
    authz: summary,
  }),
  paymentsFile: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/reports/payments.:format',
    summary: 'Payments and refunds behind the revenue of up to 366 days as a file, one line each, at most 100,000',
    params: ExportParams,
    query: PaymentsExport,
    response: ReportFile,
    file: true,
    errors: [bookingErrors.invalid_period, exportErrors.too_many_rows, e.exports_busy],
    authz: summary,
  }),
  eventsSummaryFile: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/reports/events-summary.:format',
    summary: 'Bookings behind an events summary as a file, one line each, at most 100,000',
    params: ExportParams,
    query: EventsExport,
    response: ReportFile,
    file: true,
    errors: [bookingErrors.invalid_period, exportErrors.too_many_rows, e.plan_needed, e.exports_busy],
    authz: events,
  }),
};
