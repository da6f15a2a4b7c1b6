import { Text } from '../core/schema';
import { MAX_PAYMENT_LENGTH } from './limits';

/** Notes on a payment: of a booking or a player's debts, or into or out of a player's credit. */
export const PaymentNotes = Text(MAX_PAYMENT_LENGTH.notes);
