import type { Consumption } from '@canchero/shared-contracts/consumption';
import type { Centavos } from '@canchero/shared-contracts/core';

/** What is still to be paid of a consumption, centavos. */
export const openOf = ({ total, paid }: Pick<Consumption, 'total' | 'paid'>): Centavos => Math.max(0, total - paid);

/** Of these consumptions those of which something is open; with `chosen`, only those that were chosen. */
export const chargeable = (consumptions: readonly Consumption[], chosen?: ReadonlySet<string>): Consumption[] =>
  consumptions.filter((one) => openOf(one) > 0 && (!chosen || chosen.has(one.id)));

export const openTotal = (consumptions: readonly Consumption[]): Centavos =>
  consumptions.reduce((sum, one) => sum + openOf(one), 0);

/** The player for whom all of them are; null where they are several people's or nobody's: whose credit would pay? */
export const onePlayer = (consumptions: readonly Pick<Consumption, 'player_id'>[]): string | null => {
  const [first] = consumptions;
  return first && consumptions.every(({ player_id }) => player_id === first.player_id) ? first.player_id : null;
};
