import type { AuditPlace, AuditPlaces } from '@canchero/shared-contracts/audit';
import type { Formatter } from '@canchero/shared-contracts/kit';

const PLACE_FIELDS = ['court_id', 'court_ids', 'start', 'end', 'duration'];

/** Returns the changed fields that places do not show. */
export const fieldsBeside = (places: AuditPlaces | null, fields: readonly string[]): readonly string[] =>
  places ? fields.filter((field) => !PLACE_FIELDS.includes(field)) : fields;

/**
 * Writes a move: "Pádel 1, vie 27 nov 20:00 – 21:30 → Tenis 1, 18:00 – 19:30". Parts that stay the same are written
 * once.
 */
export function placesText({ from, to }: AuditPlaces, formatter: Formatter): string {
  const day = ({ start, end }: AuditPlace) => [formatter.date(start), formatter.date(end)].join();
  const times = ({ start, end }: AuditPlace, withDay: boolean) => {
    const until = formatter.date(end) === formatter.date(start) ? formatter.time(end) : formatter.dateTime(end);
    return `${withDay ? formatter.dateTime(start) : formatter.time(start)} – ${until}`;
  };
  const courts = (place: AuditPlace) => place.courts.join(', ');
  const whole = (place: AuditPlace) => [courts(place), times(place, true)].filter(Boolean).join(', ');
  if (!from || !to) return [from, to].flatMap((place) => (place ? [whole(place)] : [])).join('');
  const left = [courts(to) !== courts(from) && courts(to), times(to, day(to) !== day(from))].filter(Boolean);
  return `${whole(from)} → ${left.join(', ')}`;
}
