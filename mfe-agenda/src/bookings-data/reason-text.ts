import { serviceReasonOf } from '@canchero/shared-contracts/booking';
import type { AgendaText } from '../text';

/** Returns a reason as people read it: what somebody typed as it is, a reason of the service in their language. */
export function reasonText(reason: string, text: AgendaText): string {
  const code = serviceReasonOf(reason);
  return code ? text(`reason.${code}`) : reason;
}
