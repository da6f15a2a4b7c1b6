import type { Language } from '@canchero/shared-contracts/core';
import { type Plan, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { TextId } from '../../../text';

/** Line of a plan's list: a message, or the catalogue's text in the reader's language. */
export interface PlanFeature {
  key: string;
  included: boolean;
  text: { id: TextId; values?: Record<string, number> } | string;
}

type Switch =
  | 'reservasOnline'
  | 'consumosCancha'
  | 'estadisticas'
  | 'buffet'
  | 'almacenStock'
  | 'multiusuario'
  | 'multiSede';
const SWITCHES: readonly Switch[] = [
  'reservasOnline',
  'consumosCancha',
  'estadisticas',
  'buffet',
  'almacenStock',
  'multiusuario',
  'multiSede',
];

/** Returns the list of a plan: limits first, then features, then support. */
export function planFeatures(
  { features, limits }: Pick<Plan, 'features' | 'limits'>,
  language: Language,
): PlanFeature[] {
  return [
    { key: 'canchas', included: true, text: features.canchas[language] },
    limited('jugadores', 'landing.plan.players', limits.max_players_per_club, features.jugadores),
    limited('turnos', 'landing.plan.bookings', limits.max_events_per_month, features.agenda),
    { key: 'resumenEventos', included: features.resumenEventos, text: { id: 'landing.plan.resumenEventos' } },
    ...SWITCHES.map((key) => ({ key, included: features[key], text: { id: `landing.plan.${key}` as const } })),
    { key: 'soporte', included: true, text: features.soporte[language] },
  ];
}

const limited = (
  key: string,
  id: 'landing.plan.players' | 'landing.plan.bookings',
  max: number,
  included: boolean,
): PlanFeature => ({
  key,
  included,
  text: max === UNLIMITED ? { id: `${id}.unlimited` } : { id, values: { max } },
});
