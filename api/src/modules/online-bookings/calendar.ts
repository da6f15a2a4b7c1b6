import type { Language } from '@canchero/shared-contracts/core';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { StoredOnlineBooking } from './sql';
import { onlineText } from './text';

/**
 * Writes the calendar file of a booking. Its version numbers the changes, so that a later file replaces an earlier one.
 * @param url address of the booking's own page
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarOf(b: StoredOnlineBooking, language: Language, url: string): string {
  const text = onlineText(language);
  const cancelled = b.state === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Canchero', product: 'Reservas', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${b.booking_id}@canchero`,
    sequence: b.version,
    stamp: b.now,
    start: b.starts_at,
    end: b.ends_at,
    summary: text('calendar.summary', { court: b.court.name, club: b.club.name }),
    description: `${text('calendar.page')}\n${url}`,
    ...(b.club.address && { location: `${b.club.name}, ${b.club.address}` }),
    url,
    status: cancelled
      ? ICalEventStatus.CANCELLED
      : b.state === 'pending_payment'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
