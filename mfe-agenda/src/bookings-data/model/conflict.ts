import type { AppError } from '@canchero/shared-contracts/core';

/** Booking in the way of another one. */
export interface Conflict {
  id: string;
  court_id: string;
  /** ISO-8601 UTC. */
  start: string;
  end: string;
  /** First player or description, if the answer contains it. */
  who?: string;
}

/** Returns the bookings named by a `schedule_conflict`; malformed entries are left out. */
export function conflictsOf(error: AppError): Conflict[] {
  const { conflicts } = error.params;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}

const isConflict = (value: unknown): value is Conflict =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'court_id', 'start', 'end'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
