import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { DateTime } from 'luxon';
import { useBookings } from '../bookings-data/bookings-context';
import { clubDateOf, shiftDate } from '../bookings-data/model/club-day';
import { queryOf } from './slot-search';
import { useFreeSlots } from './use-free-slots';

const useStyles = makeStyles({ places: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '6px 0 8px' } });

/** Number of days that are offered. */
const SHOWN = 4;

interface SameHourProps {
  /** Place that was wanted. */
  place: BookingPlace;
  onChoose(place: Omit<BookingPlace, 'duration'>, date: string): void;
}

/** Offers the hour of a wanted place on the next days, on its court or else on another of its sport. */
export function SameHour({ place, onChoose }: SameHourProps) {
  const styles = useStyles();
  const { club, courts, texts } = useBookings();
  const { text, formatter } = texts;
  const { court_id, start, duration } = place;
  const wall = (instant: number) => DateTime.fromMillis(instant, { zone: club.timezone }).toFormat('HH:mm');
  const { data = [] } = useFreeSlots(
    club.id,
    queryOf({
      sport: courts.find(({ id }) => id === court_id)?.sport ?? null,
      duration,
      from: shiftDate(clubDateOf(club, Date.parse(start)), 1),
      after: wall(Date.parse(start)),
      before: wall(Date.parse(start) + duration * 60_000),
    }),
  );
  if (data.length === 0) return null;
  return (
    <>
      <div>{text('conflict.otherDays', { time: formatter.time(start) })}</div>
      <div className={styles.places}>
        {data.slice(0, SHOWN).map((slot) => {
          const free = slot.courts.find((court) => court.court_id === court_id) ?? slot.courts[0];
          if (!free) return null;
          return (
            <Button
              key={slot.start}
              size="small"
              onClick={() => onChoose({ court_id: free.court_id, start: slot.start }, slot.date)}
            >
              {text('conflict.otherDay', {
                date: formatter.date(slot.start),
                court: courts.find(({ id }) => id === free.court_id)?.name,
              })}
            </Button>
          );
        })}
      </div>
    </>
  );
}
