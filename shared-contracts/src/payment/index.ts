export { paymentStatus } from './rules';
export { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentMethod, type PaymentStatus } from './vocabulary';
