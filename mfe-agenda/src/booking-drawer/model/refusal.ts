import { bookingErrors } from '@canchero/shared-contracts/booking';
import { commonErrors, isAppError, isError } from '@canchero/shared-contracts/core';
import { type Conflict, conflictsOf } from '../../bookings-data/model/conflict';
import type { DraftField } from './booking-draft';

/** Form field that an error of the api belongs to. */
const ERROR_FIELDS: Record<string, DraftField> = {
  duration_too_short: 'duration',
  court_inactive: 'court',
  court_in_maintenance: 'court',
  court_blocked_by_plan: 'court',
  outside_opening_hours: 'start',
  club_closed: 'start',
  ends_after_closing: 'duration',
  passes_midnight: 'duration',
  unknown_players: 'players',
  player_blocked: 'players',
  player_exists: 'new_player',
  invalid_phone: 'new_player',
  recurrence_required: 'end_date',
  series_ends_before_start: 'end_date',
  series_too_long: 'end_date',
  series_keeps_dates: 'date',
};

/** Reason for which the last attempt to save was refused. */
export type Refusal =
  | { kind: 'conflict'; conflicts: readonly Conflict[]; error: unknown }
  /** Some dates of a series are taken. */
  | { kind: 'series'; conflicts: readonly Conflict[]; error: unknown }
  | { kind: 'field'; field: DraftField; error: unknown }
  | { kind: 'form'; error: unknown; ofSeries: boolean };

/** Returns why saving failed, and where the form says so; `ofSeries`: a whole series was to be saved. */
export function refusalOf(error: unknown, ofSeries: boolean): Refusal | null {
  if (isError(error, bookingErrors.schedule_conflict)) {
    return { kind: ofSeries ? 'series' : 'conflict', conflicts: conflictsOf(error), error };
  }
  // shown as the colleague's change once that is loaded
  if (isError(error, commonErrors.stale_version)) return null;
  const field = isAppError(error) ? ERROR_FIELDS[error.code] : undefined;
  return field ? { kind: 'field', field, error } : { kind: 'form', error, ofSeries };
}
