import { DateTime } from 'luxon';
import type { AuditEntry } from '../../platform/audit/audit';
import type { Random } from '../random';
import type { DemoBooking, DemoSeries } from './agenda';
import type { DemoPayment } from './payments';

/** Audit entry of the demo; `at` is an ISO-8601 instant in UTC. */
export interface AuditLine {
  at: string;
  actor_id: string;
  role: string;
  action: string;
  object_type: string;
  object_id: string;
  fields?: string[];
  places?: AuditEntry['places'];
  /** Amount in centavos. */
  amount?: number;
  reason?: string;
}

type Person = Pick<AuditLine, 'actor_id' | 'role'>;

interface World {
  courts: readonly { id: string; sport: string }[];
  bookings: readonly DemoBooking[];
  series: readonly DemoSeries[];
  payments: readonly DemoPayment[];
  /** Users at the desk; the first one acts most of the time. */
  desk: readonly [Person, ...Person[]];
  now: DateTime;
}

/** Number of past days whose bookings have a history; all coming bookings have one. */
const LATELY = 6;
const OPENS = 8;
const MOVES = [['start'], ['start', 'court_id'], ['court_id'], ['duration']];

/** Generates the audit of recent and coming bookings, from their creation to their outcome. */
export function bookingHistory(random: Random, world: World): AuditLine[] {
  const { bookings, now } = world;
  const since = now.startOf('day').minus({ days: LATELY }).toUTC().toISO() as string;
  const lately = bookings.filter((booking) => booking.ends_at > since);
  const ids = new Set(lately.map(({ id }) => id));
  const paid = world.payments.filter((payment) => ids.has(payment.booking_id));
  return [
    ...madeSeries(random, world, lately),
    ...lately.flatMap((booking) => happened(random, world, booking)),
    ...paid.map(({ id, amount, created_at }) => ({
      at: created_at,
      ...someone(random, world),
      action: 'payment.create',
      object_type: 'payment',
      object_id: id,
      amount,
    })),
  ].filter(({ at }) => at < (now.toUTC().toISO() as string));
}

const someone = (random: Random, { desk }: World): Person => (random.chance(0.2) ? random.pick(desk) : desk[0]);

function madeSeries(random: Random, world: World, bookings: readonly DemoBooking[]): AuditLine[] {
  return world.series.flatMap(({ id }) => {
    const [first] = bookings.filter((booking) => booking.series_id === id).map((booking) => booking.created_at);
    return first
      ? [
          {
            at: first,
            ...someone(random, world),
            action: 'booking.create_series',
            object_type: 'series',
            object_id: id,
          },
        ]
      : [];
  });
}

function happened(random: Random, world: World, booking: DemoBooking): AuditLine[] {
  const { id, created_at, starts_at, ends_at, series_id, state, price, cancel_reason } = booking;
  const line = (action: string, at: string, more: Partial<AuditLine> = {}): AuditLine => ({
    at,
    ...someone(random, world),
    action,
    object_type: 'booking',
    object_id: id,
    ...more,
  });
  const end = DateTime.min(DateTime.fromISO(starts_at), world.now);
  const made = DateTime.fromISO(created_at, { zone: world.now.zone });
  const between = () => {
    const at = made.plus((end.toMillis() - made.toMillis()) * (0.2 + random.next() * 0.7));
    // nobody is at the desk at night: moved to the evening before
    const awake = at.hour < OPENS ? at.minus({ hours: at.hour + 3 }) : at;
    return DateTime.max(made, awake).toUTC().toISO() as string;
  };
  return [
    ...(series_id ? [] : [line('booking.create', created_at, { amount: price })]),
    ...(random.chance(0.12)
      ? [line('booking.move', between(), moveTo(booking, random.pick(MOVES), world.courts))]
      : []),
    ...(random.chance(0.08) ? [line('booking.add_players', between())] : []),
    ...(state === 'cancelled' && cancel_reason ? [line('booking.cancel', between(), { reason: cancel_reason })] : []),
    ...(state === 'completed' ? [line('booking.completed', ends_at)] : []),
    ...(state === 'no_show' ? [line('booking.no_show', ends_at)] : []),
  ];
}

/**
 * Describes the move that brought a booking to its place: from an hour earlier, from another court of its sport, or from
 * half an hour less.
 */
function moveTo(
  { court_id, starts_at, ends_at }: DemoBooking,
  asked: string[],
  courts: World['courts'],
): Pick<AuditLine, 'fields' | 'places'> {
  const sport = courts.find(({ id }) => id === court_id)?.sport;
  const other = courts.find((court) => court.sport === sport && court.id !== court_id);
  const fields = other ? asked : ['start'];
  const before = (at: string, minutes: number) =>
    DateTime.fromISO(at, { zone: 'utc' }).minus({ minutes }).toISO() as string;
  const earlier = fields.includes('start') ? 60 : 0;
  const from = {
    court_ids: [other && fields.includes('court_id') ? other.id : court_id],
    start: before(starts_at, earlier),
    end: before(ends_at, fields.includes('duration') ? 30 : earlier),
  };
  return { fields, places: { from, to: { court_ids: [court_id], start: starts_at, end: ends_at } } };
}
