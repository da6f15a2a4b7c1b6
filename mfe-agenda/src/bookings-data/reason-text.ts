import { type ServiceReason, serviceReasonOf } from '@canchero/shared-contracts/booking';
import type { AgendaText } from '../text';

/** Returns a reason as people read it: what somebody typed as it is, a reason of the service in their language. */
export function reasonText(reason: string, text: AgendaText): string {
  const code = serviceReasonOf(reason);
  return code ? text(`reason.${code}`) : reason;
}

/** Codes of reasons that are whole sentences about a cancelled booking. */
const SENTENCES: readonly (ServiceReason | 'other' | null)[] = [
  'booking_cancelled',
  'cancelled_by_player',
  'cancelled_with_debt',
];

/** Returns what a cancelled booking's screen says of it: that it was cancelled, and why. */
export function cancellationText(reason: string | null, text: AgendaText): string {
  if (!reason) return text('detail.cancelled');
  return SENTENCES.includes(serviceReasonOf(reason))
    ? reasonText(reason, text)
    : text('detail.cancelledBecause', { reason: reasonText(reason, text) });
}
