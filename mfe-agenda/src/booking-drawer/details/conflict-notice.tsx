import type { Booking } from '@canchero/shared-contracts/booking';
import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@canchero/shared-contracts/ui';
import { intoView } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { conflictText, errorText } from '../../bookings-data/error-text';
import type { ClubDay } from '../../bookings-data/model/club-day';
import { SameHour } from '../../free-slots/same-hour';
import { furtherCourts, placeOf, withoutCourts } from '../model/booking-draft';
import { nearestFree } from '../model/nearest-free';
import type { Refusal } from '../model/refusal';
import type { BookingForm } from './use-booking-form';

interface ConflictNoticeProps {
  refusal: Extract<Refusal, { kind: 'conflict' }>;
  form: BookingForm;
  day: ClubDay;
  bookings: readonly Booking[];
}

const useStyles = makeStyles({
  list: { margin: '4px 0', paddingLeft: '18px' },
  places: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '6px 0 8px' },
});

/**
 * Names the bookings in the way and offers free places. Choosing one fills it in; the rest of the form stays. Several
 * courts are kept together: it offers times at which all are free, or to leave out the taken courts.
 */
export function ConflictNotice({ refusal, form, day, bookings }: ConflictNoticeProps) {
  const styles = useStyles();
  const { courts, texts } = useBookings();
  const { text, formatter } = texts;
  const { court_id } = form.draft;
  const wanted = placeOf(form.draft);
  const further = furtherCourts(form.draft);
  const several = further.length > 0;
  const name = (id: string | null) => courts.find((c) => c.id === id)?.name;
  const taken = [court_id, ...further].filter((id) => refusal.conflicts.some((conflict) => conflict.court_id === id));
  const busy = [...bookings, ...unknownConflicts(refusal, bookings)];
  const places = wanted
    ? nearestFree(wanted, {
        bookings: several ? asOnFirst(busy, wanted.court_id, further) : busy,
        courts: several ? courts.filter(({ id }) => id === court_id) : courts,
        day,
        ignoreId: form.base?.id,
      })
    : [];
  return (
    <MessageBar ref={refusal.error ? intoView : null} intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text('conflict.title')}</MessageBarTitle>
        {refusal.conflicts.length === 0 ? (
          <div>{errorText(refusal.error, texts)}</div>
        ) : (
          <ul className={styles.list}>
            {refusal.conflicts.map((conflict) => (
              <li key={conflict.id}>{conflictText(conflict, texts)}</li>
            ))}
          </ul>
        )}
        {several && taken.length > 0 && taken.length <= further.length && (
          <div className={styles.places}>
            <Button size="small" onClick={() => form.edit(withoutCourts(form.draft, taken))}>
              {text('conflict.without', { courts: taken.map(name).join(', ') })}
            </Button>
          </div>
        )}
        <div>{text(places.length === 0 ? 'conflict.noSpot' : several ? 'conflict.together' : 'conflict.nearest')}</div>
        <div className={styles.places}>
          {places.map((place) => (
            <Button key={`${place.court_id} ${place.start}`} size="small" onClick={() => form.edit(place)}>
              {several
                ? formatter.time(place.start)
                : text('conflict.spot', { court: name(place.court_id), time: formatter.time(place.start) })}
            </Button>
          ))}
        </div>
        {wanted && !several && <SameHour place={wanted} onChoose={(place, date) => form.edit({ ...place, date })} />}
      </MessageBarBody>
    </MessageBar>
  );
}

/** Returns the conflicts that this page has not loaded yet: their places are taken all the same. */
function unknownConflicts({ conflicts }: ConflictNoticeProps['refusal'], bookings: readonly Booking[]) {
  const known = new Set(bookings.map((b) => b.id));
  return conflicts.filter((c) => !known.has(c.id)).map((c) => ({ ...c, state: 'confirmed' as const }));
}

/** Returns bookings on several courts as those of the first: what is in the way of one is in the way of all. */
const asOnFirst = <T extends { court_id: string }>(bookings: readonly T[], first: string, further: readonly string[]) =>
  bookings.map((booking) => (further.includes(booking.court_id) ? { ...booking, court_id: first } : booking));
