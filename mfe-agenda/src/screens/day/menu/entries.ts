import { occupies } from '@canchero/shared-contracts/booking';
import type { GridMenuRequest } from '../grid/types';

export type MenuAction = 'open' | 'charge' | 'move' | 'repeat' | 'noShow' | 'cancel' | 'create' | 'block';

/** What a menu offers, in its order. `now`: epoch milliseconds. */
export function actionsFor(
  { booking, place }: Pick<GridMenuRequest, 'booking' | 'place'>,
  { canConfigure, now }: { canConfigure: boolean; now: number },
): MenuAction[] {
  if (!booking) return place ? ['create', ...(canConfigure ? (['block'] as const) : [])] : [];
  const begun = Date.parse(booking.start) <= now;
  return [
    'open',
    'charge',
    ...(occupies(booking) ? (['move'] as const) : []),
    'repeat',
    ...(begun && occupies(booking) ? (['noShow'] as const) : []),
    'cancel',
  ];
}
