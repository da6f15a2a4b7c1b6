import type { ChangedBooking, CreatedBooking } from '@canchero/shared-contracts/booking';
import type { BookingTexts } from '../bookings-data/error-text';
import { type SeriesOutcome, seriesOutcome } from './model/series';

/** Dates of a court that a toast names. */
const SHOWN = 6;

/** Returns what a toast says of a booking that was created, on one court or several, once or as a series. */
export function createdToast(created: CreatedBooking, texts: BookingTexts): { title: string; body?: string } {
  const { text, formatter, courts } = texts;
  const outcome = seriesOutcome(created);
  if (outcome) return seriesToast(outcome, texts);
  const { court_id, start, others = [] } = created;
  const time = formatter.time(start);
  if (others.length > 0) return { title: text('done.createdOnCourts', { count: 1 + others.length, time }) };
  return { title: text('done.created', { court: courts.find((c) => c.id === court_id)?.name ?? '', time }) };
}

/** Returns what a toast says of a booking, or dates of its series, that was changed. */
export function changedToast({ series }: ChangedBooking, { text }: BookingTexts): { title: string } {
  if (!series) return { title: text('done.saved') };
  return { title: text('series.changed', { changed: series.changed, paid: series.paid }) };
}

/** Names the skipped dates with their court: "Cancha 2: mié, 15 ene; mié, 22 ene". */
function seriesToast({ created, moved, skipped }: SeriesOutcome, { text, formatter, courts }: BookingTexts) {
  const datesOf = (starts: readonly string[]) => [
    ...starts.slice(0, SHOWN).map((start) => formatter.date(start)),
    ...(starts.length > SHOWN ? [text('series.more', { count: starts.length - SHOWN })] : []),
  ];
  const left = skipped.flatMap(({ starts }) => starts).length;
  const body = skipped
    .map(({ court_id, starts }) => `${courts.find(({ id }) => id === court_id)?.name}: ${datesOf(starts).join('; ')}`)
    .join('. ');
  return { title: text('series.created', { created, moved, skipped: left }), ...(body && { body }) };
}
