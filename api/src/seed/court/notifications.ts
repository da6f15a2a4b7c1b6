import { DateTime } from 'luxon';
import { storedText } from '../../modules/notifications/writes';
import type { Random } from '../random';
import type { DemoBooking } from './agenda';
import type { DemoPlayer } from './players';

export interface DemoNotification {
  id: string;
  type: string;
  title: string;
  message: string;
  priority: 'low' | 'medium' | 'high';
  data: Record<string, unknown>;
  created_at: string;
  /** True if the owner has read it. */
  read: boolean;
}

interface Around {
  clubId: string;
  courts: readonly { id: string; name: string }[];
  players: readonly DemoPlayer[];
  now: DateTime;
}

const PRIORITIES = {
  'booking.created': 'medium',
  'payment.approved': 'medium',
  'booking.cancelled': 'high',
} as const;

/** Generates a dozen notifications about the club's next bookings, the newest of them unread. */
export function demoNotifications(
  random: Random,
  bookings: readonly DemoBooking[],
  around: Around,
): DemoNotification[] {
  const now = around.now.toUTC().toISO() as string;
  const next = bookings
    .filter((b) => b.starts_at > now && b.state !== 'hold')
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, 12);
  return next.map((booking, i) => {
    const paid = booking.state !== 'cancelled' && i % 4 === 1;
    const type = booking.state === 'cancelled' ? 'booking.cancelled' : paid ? 'payment.approved' : 'booking.created';
    const facts = factsOf(booking, around);
    return {
      id: random.uuid(),
      type,
      ...storedText(type, facts),
      priority: PRIORITIES[type],
      data: { ...facts, is_fully_paid: paid },
      created_at: around.now
        .minus({ minutes: 4 + i * 23 })
        .toUTC()
        .toISO() as string,
      read: i >= 7,
    };
  });
}

function factsOf(booking: DemoBooking, { clubId, courts, players, now }: Around) {
  const player = players.find((p) => p.id === booking.player_ids[0]);
  const local = (instant: string) => DateTime.fromISO(instant, { zone: now.zone });
  return {
    booking_id: booking.id,
    club_id: clubId,
    court_name: courts.find((c) => c.id === booking.court_id)?.name ?? '',
    time_slot: `${local(booking.starts_at).toFormat('dd/MM/yyyy HH:mm')} - ${local(booking.ends_at).toFormat('HH:mm')}`,
    player_name: player ? `${player.first_name} ${player.last_name}` : null,
    player_email: player?.email ?? null,
    player_phone: player ? player.phone_country + player.phone : null,
    amount: booking.price,
    currency: 'ARS',
    payment_gateway: 'in_place',
    is_in_place: true,
    is_online: false,
    redirect_url: `/detalle-reserva/${booking.id}`,
  };
}
