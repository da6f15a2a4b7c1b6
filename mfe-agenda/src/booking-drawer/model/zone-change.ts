import { DateTime } from 'luxon';
import type { BookingDraft } from './booking-draft';

/** Returns a draft whose start has the clock time of before, after the club's time zone was changed. */
export const keepClockTime = (draft: BookingDraft, from: string, to: string): BookingDraft => {
  if (!draft.start) return draft;
  const local = DateTime.fromISO(draft.start, { zone: from }).setZone(to, { keepLocalTime: true });
  return { ...draft, start: new Date(local.toMillis()).toISOString() };
};
