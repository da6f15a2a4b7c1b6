import { STORED_REASON } from '../core/stored-reason';

/**
 * Reasons that the service writes itself. Readers show them in their language; those that people type stay as typed.
 */
export const SERVICE_REASONS = [
  'booking_cancelled',
  'cancelled_by_player',
  'cancelled_with_debt',
  'late_payment',
  'other_amount',
  'other_collector',
  'other_currency',
  'refunded_at_gateway',
  'surplus',
  'unconfirmed',
  'undone',
] as const;
export type ServiceReason = (typeof SERVICE_REASONS)[number];

/** Returns the form in which a reason of the service is stored and sent, where a typed one would be. */
export const storedReason = (reason: ServiceReason): string => `code:${reason}`;

/**
 * Parses a stored reason. Returns its service code, `other` for a code that this release does not know, or null for
 * text that a person typed.
 */
export function serviceReasonOf(stored: string): ServiceReason | 'other' | null {
  const code = STORED_REASON.exec(stored)?.[1];
  return code === undefined ? null : (SERVICE_REASONS.find((reason) => reason === code) ?? 'other');
}
