import type { EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';

/** Small signs, 12 by 12 px, drawn by clip-path: no element and no request for each. */
const DISC = 'M6 0a6 6 0 1 0 0 12A6 6 0 1 0 6 0z';

const path = (d: string) => `path(evenodd, '${d}')`;

export const PAYMENT_MARKS: Record<PaymentStatus, string> = {
  pending: path(`${DISC}M6 1.8a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 1 1 6 1.8z`),
  partially_paid: path(`${DISC}M6 1.8a4.2 4.2 0 0 1 0 8.4z`),
  fully_paid: path(`${DISC}M2.6 6.1 3.8 4.9 5.3 6.4 8.2 3.5 9.4 4.7 5.3 8.8z`),
  overpaid: path(`${DISC}M5.2 2.7h1.6v2.5h2.5v1.6H6.8v2.5H5.2V6.8H2.7V5.2h2.5z`),
};

export const TYPE_MARKS: Record<EventType, string> = {
  // a ball
  turno: path(`${DISC}M1.5 2.9Q4.2 6 1.5 9.1L2.6 10Q5.9 6 2.6 2zM10.5 2.9Q7.8 6 10.5 9.1L9.4 10Q6.1 6 9.4 2z`),
  // a training cone
  entrenamiento: path('M5 0h2l4 10h1v2H0v-2h1zM4.4 4.4 3.8 6h4.4l-.6-1.6z'),
  // a star
  torneo: path('M6 0l1.76 3.9 4.24.47-3.16 2.86.88 4.17L6 9.27 2.28 11.4l.88-4.17L0 4.37l4.24-.47z'),
};
