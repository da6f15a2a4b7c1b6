import type { BookingPlace, FreeSlot } from '@canchero/shared-contracts/booking';
import { clockTime } from '@canchero/shared-contracts/club';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useDateText } from '../agenda-view/toolbar';
import { useBookings } from '../bookings-data/bookings-context';
import { byDay } from './slot-search';

const useStyles = makeStyles({
  day: {
    margin: '12px 0 4px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    '::first-letter': { textTransform: 'uppercase' },
  },
  slots: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  slot: {
    display: 'grid',
    gridTemplateColumns: 'minmax(48px, max-content) minmax(0, 1fr)',
    gap: '8px',
    alignItems: 'start',
  },
  time: { lineHeight: '24px', fontVariantNumeric: 'tabular-nums' },
  courts: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  court: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface SlotListProps {
  slots: readonly FreeSlot[];
  today: string;
  onChoose(place: Omit<BookingPlace, 'duration'>, date: string): void;
}

/** Free slots by day: each time with a button for each free court. */
export function SlotList({ slots, today, onChoose }: SlotListProps) {
  const styles = useStyles();
  return byDay(slots).map(([date, ofDay]) => (
    <section key={date}>
      <Day date={date} today={today} />
      <ul className={styles.slots}>
        {ofDay.map((slot) => (
          <Slot key={slot.start} slot={slot} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  ));
}

function Day({ date, today }: { date: string; today: string }) {
  return <h3 className={useStyles().day}>{useDateText(date, today)}</h3>;
}

function Slot({ slot, onChoose }: { slot: FreeSlot; onChoose: SlotListProps['onChoose'] }) {
  const styles = useStyles();
  const { club, courts, texts } = useBookings();
  const { text, formatter } = texts;
  const time = clockTime(slot.start, formatter, club.timezone);
  return (
    <li className={styles.slot}>
      <span className={styles.time}>{time}</span>
      <span className={styles.courts}>
        {slot.courts.map(({ court_id, price }) => {
          const court = courts.find(({ id }) => id === court_id)?.name ?? '';
          const money = formatter.money(price);
          return (
            <Button
              key={court_id}
              size="small"
              className={styles.court}
              title={money}
              aria-label={text('freeSlots.slot', { court, time, price: money })}
              onClick={() => onChoose({ court_id, start: slot.start }, slot.date)}
            >
              {court}
            </Button>
          );
        })}
      </span>
    </li>
  );
}
