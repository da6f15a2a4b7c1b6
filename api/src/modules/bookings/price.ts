import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type CourtTariff, priceSlot } from '../pricing/reads';
import type { Span } from './placement';

/**
 * Centavos of a booking: what the club's rules say, or what was `wanted` instead.
 * @throws permission_denied where that differs and the caller may not choose prices
 */
export function priceFor(tariff: CourtTariff, span: Span, wanted: number | undefined, mayPrice: boolean): number {
  const { price } = priceSlot(span, tariff);
  if (wanted === undefined || wanted === price) return price;
  if (!mayPrice) throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
  return wanted;
}
