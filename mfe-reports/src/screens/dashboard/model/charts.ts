import { type HeatCell, type RevenueLine, revenueOf } from '@canchero/shared-contracts/report';

/** Sum of one name, in centavos. */
export interface NamedSum<Name extends string> {
  name: Name;
  value: number;
}

/** Sums revenue by source or by method, the highest first. Sums of 0 are left out. */
export function sumsBy<Name extends 'source' | 'method'>(
  lines: readonly RevenueLine[],
  name: Name,
): NamedSum<RevenueLine[Name]>[] {
  const groups = new Map<RevenueLine[Name], RevenueLine[]>();
  for (const line of lines) groups.set(line[name], [...(groups.get(line[name]) ?? []), line]);
  return [...groups]
    .map(([key, group]) => ({ name: key, value: revenueOf(group) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => b.value - a.value);
}

/** Hours of the heat map, from the first to the last at which the club is ever open, and the share of each place. */
export interface Heat {
  hours: number[];
  /** Null where the club is never open. */
  shareOf(weekday: number, hour: number): number | null;
}

export function heatOf(cells: readonly HeatCell[]): Heat {
  const byPlace = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  const open = cells.filter((cell) => cell.open > 0).map(({ hour }) => hour);
  const first = Math.min(...open);
  const count = open.length === 0 ? 0 : Math.max(...open) - first + 1;
  return {
    hours: Array.from({ length: count }, (_, i) => first + i),
    shareOf: (weekday, hour) => {
      const cell = byPlace.get(`${weekday} ${hour}`);
      return cell && cell.open > 0 ? Math.min(1, cell.booked / cell.open) : null;
    },
  };
}
