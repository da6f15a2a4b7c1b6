import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type CourtTariff, pricePlace } from '../../pricing/reads';

/**
 * Centavos of a booking: what the club's rules say, or what was `wanted` instead.
 * @throws permission_denied where that differs and the caller may not choose prices
 */
export function priceFor(tariff: CourtTariff, place: BookingPlace, wanted: number | undefined, mayPrice: boolean) {
  const { price } = pricePlace(place, tariff);
  if (wanted === undefined || wanted === price) return price;
  if (!mayPrice) throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
  return wanted;
}
