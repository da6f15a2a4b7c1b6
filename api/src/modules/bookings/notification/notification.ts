import { DateTime } from 'luxon';
import type { Notice } from './sql';

/** "21/11/2026 20:00 - 21:30" in the club's wall time. */
function timeSlot(timezone: string, start: string, end: string): string {
  const local = (instant: string) => DateTime.fromISO(instant, { zone: timezone });
  return `${local(start).toFormat('dd/MM/yyyy HH:mm')} - ${local(end).toFormat('HH:mm')}`;
}

const TITLES = { created: 'Nueva reserva', cancelled: 'Reserva cancelada' };

/**
 * What the club's members are told of a booking that user `by` made or cancelled.
 * Clients have texts of their own by `type` and `data`.
 */
export function bookingNotice(
  kind: keyof typeof TITLES,
  place: { court_name: string; timezone: string; currency: string },
  span: { start: string; end: string },
  by: string,
): Notice {
  const slot = timeSlot(place.timezone, span.start, span.end);
  return {
    title: TITLES[kind],
    message: `${place.court_name} · ${slot}`,
    courtName: place.court_name,
    timeSlot: slot,
    currency: place.currency,
    by,
  };
}
