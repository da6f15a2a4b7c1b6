import { type BlockKind, blockErrors } from '@canchero/shared-contracts/block';
import { type Booking, bookingErrors } from '@canchero/shared-contracts/booking';
import { isError } from '@canchero/shared-contracts/core';
import type { Court } from '@canchero/shared-contracts/court';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { AgendaText } from '../text';
import { type Conflict, conflictsOf } from './model/conflict';

/** Texts about bookings: names of courts, and explanations of errors and conflicts. */
export interface BookingTexts {
  text: AgendaText;
  /** Explains an error by its code alone. */
  explain(error: unknown): string;
  formatter: Formatter;
  courts: readonly Court[];
  findBooking(id: string): Booking | undefined;
  /** Returns the players or the description of a booking. */
  title(booking: Booking): string;
}

/** Returns an explanation of an error, naming the booking or block in the way. */
export function errorText(error: unknown, naming: BookingTexts): string {
  if (isError(error, bookingErrors.schedule_conflict)) {
    const first = conflictsOf(error)[0];
    if (first) return conflictText(first, naming);
  }
  if (isError(error, blockErrors.slot_blocked)) return blockText(error.params.block as BlockInTheWay, naming);
  return naming.explain(error);
}

/** Returns a sentence that names the booking in the way, its court and its time. */
export function conflictText(
  conflict: Conflict,
  { text, formatter, courts, findBooking, title }: BookingTexts,
): string {
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

/** Returns a sentence with the time and the reason of a block. */
const blockText = ({ court_id, start, end, kind, reason }: BlockInTheWay, { text, formatter, courts }: BookingTexts) =>
  text('error.slot_blocked', {
    court: courts.find((c) => c.id === court_id)?.name ?? '',
    from: formatter.time(start),
    to: formatter.time(end),
    reason: reason || text(`block.kind.${kind}`),
  });
