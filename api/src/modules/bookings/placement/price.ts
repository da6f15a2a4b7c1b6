import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { type CourtTariff, priceOfPlace } from '../../pricing/reads';

/** Actor who books. */
export interface Booker extends Actor {
  /** True if they may book at a price that differs from the club's. */
  mayPrice: boolean;
}

/** True if a price is not the one by the club's rules. */
export const isAgreed = (tariff: CourtTariff, place: BookingPlace, price: number): boolean =>
  priceOfPlace(place, tariff).price !== price;

/**
 * Returns the price of a booking in centavos: by the club's rules, or the one that was asked for instead.
 * @throws permission_denied {permission} if that differs and the booker may not choose prices
 */
export function priceFor(
  tariff: CourtTariff,
  place: BookingPlace,
  asked: number | undefined,
  { mayPrice }: Booker,
): number {
  const { price } = priceOfPlace(place, tariff);
  if (asked === undefined || asked === price) return price;
  if (!mayPrice) throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
  return asked;
}
