import type { MovedTariff } from '@canchero/shared-contracts/booking';
import type { MovedPrice } from '@canchero/shared-contracts/club';

/** Price of a booking in centavos, and whether it was set by hand. */
interface Priced {
  price: number;
  price_agreed: boolean;
}

const OUTCOMES: Record<MovedPrice, MovedTariff['outcome']> = { always: 'updated', ask: 'open', never: 'kept' };

/**
 * Returns the choice that holds for a change by somebody: without `mayPrice` the price always follows the tariff, since
 * they could book where it is cheap and then move the booking.
 */
export const movedPriceFor = (mayPrice: boolean, choice: MovedPrice): MovedPrice => (mayPrice ? choice : 'always');

/**
 * Returns what becomes of the price of a booking whose tariff is now `tariff`, by the club's choice: a price set by hand
 * stays. Undefined if the tariff is the price.
 */
export const tariffOutcome = (booking: Priced, tariff: number, choice: MovedPrice): MovedTariff | undefined =>
  tariff === booking.price
    ? undefined
    : { price: tariff, before: booking.price, outcome: booking.price_agreed ? 'agreed' : OUTCOMES[choice] };

/**
 * Returns the same for a booking whose players changed. Also returns undefined if the change of players left the tariff
 * as it was: a price that differs for another reason needs no question here.
 */
export const tariffOfPlayers = (
  booking: Priced,
  tariffs: { before: number; after: number },
  choice: MovedPrice,
): MovedTariff | undefined =>
  tariffs.before === tariffs.after ? undefined : tariffOutcome(booking, tariffs.after, choice);
