import { DateTime } from 'luxon';

/** "21/11/2026 20:00 - 21:30" in the club's wall time. */
export function timeSlot(timezone: string, start: string, end: string): string {
  const local = (instant: string) => DateTime.fromISO(instant, { zone: timezone });
  return `${local(start).toFormat('dd/MM/yyyy HH:mm')} - ${local(end).toFormat('HH:mm')}`;
}

/** What the club's members are told of a new booking. Clients have texts of their own by `type` and `data`. */
export const bookingNotice = (courtName: string, slot: string) => ({
  title: 'Nueva reserva',
  message: `${courtName} · ${slot}`,
});
