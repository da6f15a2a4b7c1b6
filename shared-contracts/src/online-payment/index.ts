export { onlinePaymentEndpoints } from './endpoints';
export { onlinePaymentErrors } from './errors';
export { onlinePaymentEvents } from './events';
export type { OnlinePayment, PaymentResult } from './schema';
export {
  GATEWAY_STATUSES,
  type GatewayRefundState,
  type GatewayStatus,
  type PaymentMismatch,
  type ResultState,
} from './vocabulary';
