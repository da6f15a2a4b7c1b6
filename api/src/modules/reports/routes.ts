import { reportEndpoints } from '@canchero/shared-contracts/report';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeSummaryMail, summaryMailOf } from './daily-summary/mail/choice';
import { closeDay, dailySummaryOf } from './daily-summary/service';
import { eventsPage, eventsSummaryOf } from './events-summary/service';
import { exportRoutes } from './exports/routes';
import { dashboardOf } from './figures/dashboard';
import { changeLayout, changeSettings, layoutOf, settingsOf } from './settings';

export const reportRoutes = ({ db, clock }: Services): Route[] => [
  clubRoute(reportEndpoints.dashboard, (tx, { clubId }, { query }) => dashboardOf(tx, clubId, query, clock())),
  clubRoute(reportEndpoints.layout, (tx, actor) => layoutOf(tx, actor)),
  clubRoute(reportEndpoints.changeLayout, (tx, actor, { body }) => changeLayout(tx, actor, body)),
  clubRoute(reportEndpoints.settings, (tx, { clubId }) => settingsOf(tx, clubId)),
  clubRoute(reportEndpoints.changeSettings, (tx, actor, { body }) => changeSettings(tx, actor, body)),
  clubRoute(reportEndpoints.dailySummary, (tx, { clubId }, { query }) =>
    dailySummaryOf(tx, clubId, query.date, clock()),
  ),
  clubRoute(reportEndpoints.closeDay, (tx, actor, { body }) => closeDay(tx, actor, body, clock())),
  clubRoute(reportEndpoints.summaryMail, (tx, actor) => summaryMailOf(tx, actor)),
  clubRoute(reportEndpoints.changeSummaryMail, (tx, actor, { body }) => changeSummaryMail(tx, actor, body, clock())),
  clubRoute(reportEndpoints.eventsSummary, (tx, { clubId }, { query }) => eventsSummaryOf(tx, clubId, query)),
  clubRoute(reportEndpoints.eventsList, (tx, { clubId }, { query }) => eventsPage(tx, clubId, query)),
  ...exportRoutes({ db, clock }),
];
