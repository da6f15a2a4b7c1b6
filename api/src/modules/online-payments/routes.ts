import { onlinePaymentEndpoints } from '@canchero/shared-contracts/online-payment';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { selectOfBooking } from './payment-sql';
import { receiveMessage } from './receive-message';
import { resultOf } from './result';

export const onlinePaymentRoutes = (services: Services): Route[] => [
  route(onlinePaymentEndpoints.result, ({ params }) => resultOf(services, params.reference)),
  clubRoute(onlinePaymentEndpoints.ofBooking, (tx, { clubId }, { params }) =>
    selectOfBooking(tx, clubId, params.bookingId),
  ),
  // the gateway sends many from few addresses, and each is refused by its signature before it costs anything
  route(
    onlinePaymentEndpoints.webhook,
    ({ query, body, request }) => receiveMessage(services, { query, body, headers: request.headers }),
    { unlimited: true },
  ),
];
