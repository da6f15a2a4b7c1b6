import { type BlockKind, blockErrors } from '@canchero/shared-contracts/block';
import type { Booking } from '@canchero/shared-contracts/booking';
import { bookingErrors } from '@canchero/shared-contracts/booking';
import { isAppError, isError } from '@canchero/shared-contracts/core';
import type { Court } from '@canchero/shared-contracts/court';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { AgendaText, TextId } from '../text';
import { type Conflict, conflictsOf } from './model/conflict';

/** Codes that have a text of their own, under `error.<code>`. */
const KNOWN = [
  'schedule_conflict',
  'duration_too_short',
  'court_inactive',
  'court_in_maintenance',
  'court_blocked_by_plan',
  'outside_opening_hours',
  'ends_after_closing',
  'passes_midnight',
  'booking_cancelled',
  'booking_id_taken',
  'unknown_players',
  'booking_has_payments',
  'invalid_range',
  'recurrence_required',
  'series_ends_before_start',
  'series_too_long',
  'not_in_series',
  'series_is_over',
  'series_keeps_dates',
  'from_date_required',
  'from_date_in_past',
  'not_started_yet',
  'note_needs_series',
  'bad_request',
  'unauthenticated',
  'token_expired',
  'forbidden',
  'permission_denied',
  'plan_limit_exceeded',
  'not_found',
  'idempotency_in_flight',
  'stale_version',
  'payload_too_large',
  'validation_failed',
  'idempotency_mismatch',
  'rate_limited',
  'internal',
  'unavailable',
  'no_connection',
  'timeout',
] as const;
const known: ReadonlySet<string> = new Set(KNOWN);

/** What is needed to name a court or who stands in the way. */
export interface Naming {
  text: AgendaText;
  formatter: Formatter;
  courts: readonly Court[];
  findBooking(id: string): Booking | undefined;
  /** Who a booking is for. */
  title(booking: Booking): string;
}

/** An error in the user's words. */
export function errorText(error: unknown, naming: Naming): string {
  if (isError(error, bookingErrors.schedule_conflict)) {
    const first = conflictsOf(error)[0];
    if (first) return conflictText(first, naming);
  }
  if (isError(error, blockErrors.slot_blocked)) return blockText(error.params.block as BlockInTheWay, naming);
  if (!isAppError(error) || !known.has(error.code)) return naming.text('error.unexpected');
  return naming.text(`error.${error.code}` as TextId, error.params as Parameters<AgendaText>[1]);
}

/** Who stands where, and when. */
export function conflictText(conflict: Conflict, { text, formatter, courts, findBooking, title }: Naming): string {
  const booking = findBooking(conflict.id);
  const values = {
    court: courts.find((c) => c.id === conflict.court_id)?.name ?? '',
    from: formatter.time(conflict.start),
    to: formatter.time(conflict.end),
  };
  return booking
    ? text('error.schedule_conflict.by', { ...values, who: title(booking) })
    : text('error.schedule_conflict.at', values);
}

interface BlockInTheWay extends Conflict {
  kind: BlockKind;
  reason: string;
}

/** Until when a court is out of use, and why. */
const blockText = ({ court_id, start, end, kind, reason }: BlockInTheWay, { text, formatter, courts }: Naming) =>
  text('error.slot_blocked', {
    court: courts.find((c) => c.id === court_id)?.name ?? '',
    from: formatter.time(start),
    to: formatter.time(end),
    reason: reason || text(`block.kind.${kind}`),
  });
