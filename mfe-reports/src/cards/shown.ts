import type { Figures } from '../format/use-figures';

/** Notation of a figure. `money` is in centavos, `hours` and `minutes` are of minutes, `share` is a ratio. */
export type FigureKind = 'count' | 'money' | 'share' | 'hours' | 'minutes' | 'average';

/** Formats a figure for a card, which has no room for centavos; a dash if there is nothing to measure. */
export function shown(figures: Figures, kind: FigureKind, value: number | null): string {
  if (value === null) return '–';
  if (kind === 'money') return figures.money(Math.round(value / 100) * 100);
  if (kind === 'hours') return figures.hours(value / 60);
  return figures[kind](value);
}

/** Formats an amount to the centavo; null if the card shows it so already. */
export const exactAmount = (figures: Figures, kind: FigureKind, value: number | null): string | null =>
  kind === 'money' && value !== null && Math.round(value) % 100 !== 0 ? figures.money(Math.round(value)) : null;
