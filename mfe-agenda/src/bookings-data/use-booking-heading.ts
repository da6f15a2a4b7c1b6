import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCourts } from './queries';

/** Returns the words by which people know a booking: "Pádel 2 · vie 27, 20:00". Empty until the courts are loaded. */
export function useBookingHeading(): (booking: Pick<BookingPlace, 'court_id' | 'start'>) => string {
  const club = useClub();
  const formatter = useFormatter(club);
  const { locale } = useIntl();
  const { data: courts } = useCourts(club.id);
  return useMemo(() => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: club.timezone });
    const [weekday, day] = [part({ weekday: 'short' }), part({ day: 'numeric' })];
    return ({ court_id, start }) => {
      const court = courts?.find((c) => c.id === court_id)?.name;
      const at = new Date(start);
      return court ? `${court} · ${weekday.format(at)} ${day.format(at)}, ${formatter.time(start)}` : '';
    };
  }, [courts, formatter, locale, club.timezone]);
}
