import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { BookingPaymentsParams } from '../payment/schema';
import { onlinePaymentErrors as e } from './errors';
import { OnlinePayments, PaymentResult, ResultParams, WebhookBody, WebhookQuery } from './schema';

export const onlinePaymentEndpoints = {
  result: defineEndpoint({
    method: 'GET',
    path: '/club/public/payments/:reference',
    summary: 'What came of a checkout, for whoever holds its reference; asked again until it is decided',
    params: ResultParams,
    response: PaymentResult,
    errors: [commonErrors.not_found],
    authz: { kind: 'public' },
  }),
  ofBooking: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/bookings/:bookingId/online-payments',
    summary: 'Payments of a booking at the gateway, in any state, newest first',
    params: BookingPaymentsParams,
    response: OnlinePayments,
    errors: [commonErrors.not_found],
    authz: { kind: 'member', anyOf: ['schedule', 'booking'] },
  }),
  webhook: defineEndpoint({
    method: 'POST',
    path: '/webhooks/mercadopago',
    summary: 'Message of Mercado Pago that something has changed; signed',
    query: WebhookQuery,
    body: WebhookBody,
    errors: [e.webhook_signature_invalid],
    authz: { kind: 'public' },
  }),
};
