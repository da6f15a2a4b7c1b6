export { changeDue } from './change-due';
export { type AmountProblem, checkAmount } from './check-amount';
export { paymentEndpoints } from './endpoints';
export { paymentErrors } from './errors';
export { paymentEvents } from './events';
export { MAX_PAYMENT_LENGTH } from './limits';
export { lineStatus, paymentStatus } from './payment-status';
export { refundableAmount, refundParts } from './refund';
export type {
  BookingPayments,
  BulkPayment,
  ChangedShare,
  ConsumptionPayment,
  NewPayment,
  NewRefund,
  Payment,
  PaymentChange,
  PaymentPage,
  PaymentRemoval,
  PaymentsQuery,
  PaymentTotals,
  Share,
  ShareChange,
  SurplusCredit,
} from './schema';
export {
  type NetPayment,
  type SettledShare,
  type Settlement,
  type Sharer,
  settle,
  sharesOf,
  splitEqually,
  spread,
} from './settlement';
export {
  CHARGE_METHODS,
  type ChargeMethod,
  LINE_STATUSES,
  type LineKind,
  type LineStatus,
  methodsOffered,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  PLAYER_CREDIT,
  type RefundDestination,
  UNDONE_REASON,
} from './vocabulary';
