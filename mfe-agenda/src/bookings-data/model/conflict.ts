import type { AppError } from '@canchero/shared-contracts/core';

/** What stands where a booking was to go. */
export interface Conflict {
  id: string;
  court_id: string;
  /** ISO-8601 UTC. */
  start: string;
  end: string;
  /** Its first player or description, where the answer says so. */
  who?: string;
}

/** The bookings named by a `schedule_conflict`; what is not one is left out. */
export function conflictsOf(error: AppError): Conflict[] {
  const { conflicts } = error.params;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}

const isConflict = (value: unknown): value is Conflict =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'court_id', 'start', 'end'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
