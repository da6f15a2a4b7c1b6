import type { Booking } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@canchero/shared-contracts/ui';
import { type BookingTexts, conflictText, errorText } from '../../bookings-data/error-text';
import type { ClubDay } from '../../bookings-data/model/club-day';
import { nearestFree } from '../model/nearest-free';
import type { BookingForm, Refusal } from './use-booking-form';

interface ConflictNoticeProps {
  refusal: Extract<Refusal, { kind: 'conflict' }>;
  form: BookingForm;
  courts: readonly Court[];
  day: ClubDay;
  bookings: readonly Booking[];
  naming: BookingTexts;
}

const useStyles = makeStyles({
  list: { margin: '4px 0', paddingLeft: '18px' },
  spots: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '6px 0 8px' },
});

/** Who stands in the way, and where there is room. Choosing a place fills it in; the rest of the form stays. */
export function ConflictNotice({ refusal, form, courts, day, bookings, naming }: ConflictNoticeProps) {
  const styles = useStyles();
  const { text, formatter } = naming;
  const { court_id, start, duration } = form.draft;
  const spots =
    court_id && start && duration
      ? nearestFree(
          { court_id, start, duration },
          { bookings: [...bookings, ...standing(refusal, bookings)], courts, day, ignoreId: form.base?.id },
        )
      : [];
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text('conflict.title')}</MessageBarTitle>
        {refusal.conflicts.length === 0 ? (
          <div>{errorText(refusal.error, naming)}</div>
        ) : (
          <ul className={styles.list}>
            {refusal.conflicts.map((conflict) => (
              <li key={conflict.id}>{conflictText(conflict, naming)}</li>
            ))}
          </ul>
        )}
        <div>{text(spots.length > 0 ? 'conflict.nearest' : 'conflict.noSpot')}</div>
        <div className={styles.spots}>
          {spots.map((spot) => (
            <Button key={`${spot.court_id} ${spot.start}`} size="small" onClick={() => form.edit(spot)}>
              {text('conflict.spot', {
                court: courts.find((c) => c.id === spot.court_id)?.name,
                time: formatter.time(spot.start),
              })}
            </Button>
          ))}
        </div>
      </MessageBarBody>
    </MessageBar>
  );
}

/** What the answer names and this page has not heard of yet: it is taken all the same. */
function standing({ conflicts }: ConflictNoticeProps['refusal'], bookings: readonly Booking[]) {
  const known = new Set(bookings.map((b) => b.id));
  return conflicts.filter((c) => !known.has(c.id)).map((c) => ({ ...c, state: 'confirmed' as const }));
}
