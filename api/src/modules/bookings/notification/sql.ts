import { bookingEvents } from '@canchero/shared-contracts/booking';
import { notificationEvents } from '@canchero/shared-contracts/notification';
import { instant } from '../booking-json';

const { created: told } = notificationEvents;

/** What a notification of a booking says beside the booking itself: the values of `$n` to `$n+5`, in this order. */
export interface Notice {
  title: string;
  message: string;
  courtName: string;
  timeSlot: string;
  currency: string;
  /** The user who caused it. */
  by: string;
}

export const noticeValues = (n: Notice) => [n.title, n.message, n.courtName, n.timeSlot, n.currency, n.by];

/** Who hears of an event of bookings, as an SQL array. */
export const anyOfSql = ({ anyOf = [] }: { anyOf?: readonly string[] }) =>
  `array[${anyOf.map((permission) => `'${permission}'`).join(', ')}]`;

/**
 * SQL that notifies the members of a club, for the table expression `told` of a statement that has the booking `b` as
 * the one row of `from`, its players with their `seq` as `people`, and the values of a `Notice` from `$first` on.
 */
export function toldSql(kind: 'created' | 'cancelled', from: string, first: number): string {
  const [title, message, courtName, timeSlot, currency, by] = Array.from({ length: 6 }, (_, i) => `$${first + i}`);
  return `
    insert into notifications (club_id, type, title, message, priority, any_of, data)
    select b.club_id, '${bookingEvents[kind].name}', ${title}::text, ${message}::text,
      '${kind === 'cancelled' ? 'high' : 'medium'}', ${anyOfSql(bookingEvents[kind])}, jsonb_build_object(
      'booking_id', b.id, 'club_id', b.club_id, 'court_name', ${courtName}::text, 'time_slot', ${timeSlot}::text,
      'player_name', trim(p.first_name || ' ' || p.last_name), 'player_email', p.email,
      'player_phone', p.phone_country || p.phone, 'amount', b.price, 'currency', ${currency}::text,
      'payment_gateway', 'in_place', 'is_in_place', true, 'is_online', false,
      'is_fully_paid', b.payment_status = 'fully_paid', 'redirect_url', '/detalle-reserva/' || b.id,
      'created_by', ${by}::uuid)
    from ${from} b left join (select * from people order by seq limit 1) p on true
    returning *`;
}

/** The rows for `outbox` of the event `kind` of the booking `shown`, and of the notification `told`. */
export const announcedSql = (kind: 'created' | 'cancelled'): string => `
    select $1::uuid, '${bookingEvents[kind].name}', ${bookingEvents[kind].version},
      jsonb_build_object('booking', to_jsonb(s)), ${anyOfSql(bookingEvents[kind])}
    from shown s
    union all
    select $1::uuid, '${told.name}', ${told.version}, jsonb_build_object('notification', jsonb_build_object(
      'id', n.id, 'type', n.type, 'title', n.title, 'message', n.message, 'created_at', ${instant('n.created_at')},
      'read', false, 'data', n.data, 'club_id', n.club_id, 'user_id', n.user_id, 'priority', n.priority,
      'expires_at', null)), n.any_of
    from told n`;
