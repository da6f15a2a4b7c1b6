import { type Booking, occupies } from '@canchero/shared-contracts/booking';
import { isTentative } from '../grid/booking-card-text';
import type { GridMenuRequest } from '../grid/types';

export type MenuAction =
  | 'open'
  | 'confirm'
  | 'charge'
  | 'consume'
  | 'move'
  | 'repeat'
  | 'noShow'
  | 'showedUp'
  | 'cancel'
  | 'create'
  | 'block';

/** Returns the entries of a menu, in order. `now` is in epoch milliseconds. */
export function actionsFor(
  { booking, place }: Pick<GridMenuRequest, 'booking' | 'place'>,
  { canBlock, canConsume, now }: { canBlock: boolean; canConsume: boolean; now: number },
): MenuAction[] {
  if (!booking) return place ? ['create', ...(canBlock ? (['block'] as const) : [])] : [];
  // it is the player's, until it is confirmed or ends
  if (booking.state === 'hold') return ['open'];
  const begun = Date.parse(booking.start) <= now;
  return [
    'open',
    ...(isTentative(booking) ? (['confirm'] as const) : []),
    ...(hasOpenAmount(booking) ? (['charge'] as const) : []),
    ...(canConsume ? (['consume'] as const) : []),
    ...(occupies(booking) ? (['move'] as const) : []),
    'repeat',
    ...(begun && occupies(booking) ? (['noShow'] as const) : []),
    ...(booking.state === 'no_show' ? (['showedUp'] as const) : []),
    'cancel',
  ];
}

/** Checks whether part of the price is still unpaid. */
export const hasOpenAmount = ({ payment_status }: Booking) =>
  payment_status === 'pending' || payment_status === 'partially_paid';
