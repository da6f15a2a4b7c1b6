import { PAYMENT_METHODS } from '@canchero/shared-contracts/payment';
import type { DateTime } from 'luxon';
import type { Random } from '../random';
import type { DemoBooking } from './agenda';

export interface DemoPayment {
  id: string;
  booking_id: string;
  player_id: string | null;
  method: (typeof PAYMENT_METHODS)[number];
  amount: number;
  created_at: string;
}

const PAST = { full: 90, part: 4, none: 4, over: 2 };
const COMING = { full: 24, part: 16, none: 59, over: 1 };
/** Number of days ahead from which on nobody has paid yet. */
const PAID_AHEAD = 8;

/** Generates payments of the bookings until `now`, in one or two parts, so that every payment status occurs. */
export function demoPayments(random: Random, bookings: readonly DemoBooking[], now: DateTime): DemoPayment[] {
  const unpaidFrom = now.plus({ days: PAID_AHEAD }).toUTC().toISO() as string;
  return bookings.flatMap((booking) => {
    const { state, price } = booking;
    if ((state !== 'completed' && state !== 'confirmed') || booking.starts_at > unpaidFrom) return [];
    const kind = random.weighted(state === 'completed' ? PAST : COMING);
    const half = Math.round(price / 200) * 100;
    const amounts = {
      full: random.chance(0.3) ? [half, price - half] : [price],
      part: [half],
      none: [],
      over: [price, 200_000],
    };
    return amounts[kind].map((amount, i, all) => ({
      id: random.uuid(),
      booking_id: booking.id,
      // a payment of the whole price belongs to no player's share
      player_id: amount === price || all.length === 1 ? null : (booking.player_ids[i] ?? null),
      method: random.pick(PAYMENT_METHODS),
      amount,
      created_at: state === 'completed' ? booking.ends_at : booking.created_at,
    }));
  });
}
