import type { Consumption } from '@canchero/shared-contracts/consumption';
import type { Centavos } from '@canchero/shared-contracts/core';

/** Returns the open amount of a consumption, in centavos. */
export const openOf = ({ total, paid }: Pick<Consumption, 'total' | 'paid'>): Centavos => Math.max(0, total - paid);

/** Returns the consumptions with an open amount; with `chosen`, only those among the chosen. */
export const chargeable = (consumptions: readonly Consumption[], chosen?: ReadonlySet<string>): Consumption[] =>
  consumptions.filter((one) => openOf(one) > 0 && (!chosen || chosen.has(one.id)));

export const openTotal = (consumptions: readonly Consumption[]): Centavos =>
  consumptions.reduce((sum, one) => sum + openOf(one), 0);

/** Returns the one player of all consumptions, whose credit may pay; null for several players or none. */
export const onePlayer = (consumptions: readonly Pick<Consumption, 'player_id'>[]): string | null => {
  const [first] = consumptions;
  return first && consumptions.every(({ player_id }) => player_id === first.player_id) ? first.player_id : null;
};
