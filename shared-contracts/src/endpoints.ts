import { adminAuditEndpoints } from './admin-audit/endpoints';
import { adminClubEndpoints } from './admin-club/endpoints';
import { adminSettingEndpoints } from './admin-setting/endpoints';
import { adminStatsEndpoints } from './admin-stats/endpoints';
import { adminSubscriptionEndpoints } from './admin-subscription/endpoints';
import { adminUserEndpoints } from './admin-user/endpoints';
import { auditEndpoints } from './audit/endpoints';
import { authEndpoints } from './auth/endpoints';
import { blockEndpoints } from './block/endpoints';
import { bookingEndpoints } from './booking/endpoints';
import { freeSlotEndpoints } from './booking/free-slot-endpoints';
import { bookingNoteEndpoints } from './booking/note-endpoints';
import { bookingSearchEndpoints } from './booking/search-endpoints';
import { cashEndpoints } from './cash/endpoints';
import { clubEndpoints } from './club/endpoints';
import { publicClubEndpoints } from './club/public-endpoints';
import { clubClosingEndpoints } from './club-closing/endpoints';
import { consumptionEndpoints } from './consumption/endpoints';
import type { Endpoint } from './core/define-endpoint';
import { healthEndpoints } from './core/health';
import { courtEndpoints } from './court/endpoints';
import { federationEndpoints } from './federation/endpoints';
import { releaseEndpoints } from './federation/release-endpoints';
import { rolloutEndpoints } from './federation/rollout-endpoints';
import { deployTokenEndpoints } from './federation/token-endpoints';
import { itemEndpoints } from './item/endpoints';
import { memberEndpoints } from './member/endpoints';
import { mercadoPagoEndpoints } from './mercadopago/endpoints';
import { notificationEndpoints } from './notification/endpoints';
import { ownBookingEndpoints } from './online-booking/booking-endpoints';
import { onlineBookingEndpoints } from './online-booking/endpoints';
import { onlinePaymentEndpoints } from './online-payment/endpoints';
import { orderEndpoints } from './order/endpoints';
import { paymentEndpoints } from './payment/endpoints';
import { playerEndpoints } from './player/endpoints';
import { pricingEndpoints } from './pricing/endpoints';
import { reportEndpoints } from './report/endpoints';
import { revenueEndpoints } from './revenue/endpoints';
import { secondFactorEndpoints } from './second-factor/endpoints';
import { stockEndpoints } from './stock/endpoints';
import { subscriptionEndpoints } from './subscription/endpoints';
import { payingEndpoints } from './subscription/paying-endpoints';

/** Endpoints of the service by `domain.name`. The api refuses to start if one of them has no handler. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries({
    adminAudit: adminAuditEndpoints,
    adminClub: adminClubEndpoints,
    adminSetting: adminSettingEndpoints,
    adminStats: adminStatsEndpoints,
    adminSubscription: adminSubscriptionEndpoints,
    adminUser: adminUserEndpoints,
    audit: auditEndpoints,
    auth: authEndpoints,
    block: blockEndpoints,
    booking: bookingEndpoints,
    bookingNote: bookingNoteEndpoints,
    bookingSearch: bookingSearchEndpoints,
    cash: cashEndpoints,
    club: clubEndpoints,
    clubClosing: clubClosingEndpoints,
    consumption: consumptionEndpoints,
    court: courtEndpoints,
    deployToken: deployTokenEndpoints,
    federation: federationEndpoints,
    freeSlot: freeSlotEndpoints,
    health: healthEndpoints,
    item: itemEndpoints,
    member: memberEndpoints,
    mercadopago: mercadoPagoEndpoints,
    notification: notificationEndpoints,
    onlineBooking: onlineBookingEndpoints,
    onlinePayment: onlinePaymentEndpoints,
    order: orderEndpoints,
    ownBooking: ownBookingEndpoints,
    paying: payingEndpoints,
    payment: paymentEndpoints,
    player: playerEndpoints,
    pricing: pricingEndpoints,
    publicClub: publicClubEndpoints,
    release: releaseEndpoints,
    report: reportEndpoints,
    rollout: rolloutEndpoints,
    revenue: revenueEndpoints,
    secondFactor: secondFactorEndpoints,
    stock: stockEndpoints,
    subscription: subscriptionEndpoints,
  }).flatMap(([domain, table]) =>
    Object.entries(table).map(([name, endpoint]) => [`${domain}.${name}`, endpoint as Endpoint]),
  ),
);
