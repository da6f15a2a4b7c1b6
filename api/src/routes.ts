import { adminAuditRoutes } from './modules/admin-audit/routes';
import { adminClubRoutes } from './modules/admin-clubs/routes';
import { adminSettingRoutes } from './modules/admin-settings/routes';
import { adminStatsRoutes } from './modules/admin-stats/routes';
import { adminSubscriptionRoutes } from './modules/admin-subscriptions/routes';
import { adminUserRoutes } from './modules/admin-users/routes';
import { auditRoutes } from './modules/audit/routes';
import { authRoutes } from './modules/auth/routes';
import { secondFactorRoutes } from './modules/auth/second-factor/routes';
import { blockRoutes } from './modules/blocks/routes';
import { bookingNoteRoutes } from './modules/booking-notes/routes';
import { bookingSearchRoutes } from './modules/booking-search/routes';
import { bookingRoutes } from './modules/bookings/routes';
import { cashRoutes } from './modules/cash/routes';
import { clubClosingRoutes } from './modules/club-closing/routes';
import { clubSearchRoutes } from './modules/club-search/routes';
import { clubRoutes } from './modules/clubs/routes';
import { consumptionRoutes } from './modules/consumptions/routes';
import { courtRoutes } from './modules/courts/routes';
import { federationRoutes } from './modules/federation/routes';
import { freeSlotRoutes } from './modules/free-slots/routes';
import { healthRoutes } from './modules/health/routes';
import { itemRoutes } from './modules/items/routes';
import { memberRoutes } from './modules/members/routes';
import { mercadoPagoRoutes } from './modules/mercadopago/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { ownBookingRoutes } from './modules/online-bookings/own-booking-routes';
import { onlineBookingRoutes } from './modules/online-bookings/routes';
import { onlinePaymentRoutes } from './modules/online-payments/routes';
import { orderRoutes } from './modules/orders/routes';
import { paymentRoutes } from './modules/payments/routes';
import { permissionRoutes } from './modules/permissions/routes';
import { playerRoutes } from './modules/players/routes';
import { pricingRoutes } from './modules/pricing/routes';
import { publicClubRoutes } from './modules/public-clubs/routes';
import { reportRoutes } from './modules/reports/routes';
import { revenueRoutes } from './modules/revenue/routes';
import { stockRoutes } from './modules/stock/routes';
import { subscriptionRoutes } from './modules/subscriptions/routes';
import type { Route } from './platform/http/route';
import type { Services } from './platform/services';

/** Creates every route of the service. */
export const allRoutes = (services: Services): Route[] =>
  [
    adminAuditRoutes,
    adminClubRoutes,
    adminSettingRoutes,
    adminStatsRoutes,
    adminSubscriptionRoutes,
    adminUserRoutes,
    auditRoutes,
    authRoutes,
    blockRoutes,
    bookingNoteRoutes,
    bookingRoutes,
    bookingSearchRoutes,
    cashRoutes,
    clubRoutes,
    clubClosingRoutes,
    clubSearchRoutes,
    consumptionRoutes,
    courtRoutes,
    federationRoutes,
    freeSlotRoutes,
    healthRoutes,
    itemRoutes,
    memberRoutes,
    mercadoPagoRoutes,
    notificationRoutes,
    onlineBookingRoutes,
    ownBookingRoutes,
    onlinePaymentRoutes,
    orderRoutes,
    paymentRoutes,
    permissionRoutes,
    playerRoutes,
    pricingRoutes,
    publicClubRoutes,
    reportRoutes,
    revenueRoutes,
    secondFactorRoutes,
    stockRoutes,
    subscriptionRoutes,
  ].flatMap((routesOf) => routesOf(services));
