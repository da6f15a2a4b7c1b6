import type { AuditRow } from '@canchero/shared-contracts/audit';

/** Texts that name the filters. */
const NAMES: Readonly<Record<string, string>> = {
  period: 'bookings.period',
  date: 'label.date',
  court: 'label.court',
  sport: 'courts.sport',
  type: 'label.type',
  state: 'label.state',
  weekday: 'history.filter.weekday',
  hour: 'block.start.time',
  player: 'players.one',
};

interface Words {
  locale: string;
  /** Returns a text, or the second argument if there is none. */
  known(id: string, otherwise: string): string;
}

/** Writes what was asked for: "Período: 1 nov 2026 – 30 nov 2026, Cancha: Pádel 1, Hora: 20:00". */
export function filtersText(filters: NonNullable<AuditRow['filters']>, { locale, known }: Words): string {
  const { from, to, ...rest } = filters;
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const weekday = (number: string) =>
    // the first day of 2024 was a Monday
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, +number)));
  const textOf = (name: string, value: string) => {
    if (name === 'date') return day(value);
    if (name === 'weekday') return weekday(value);
    if (name === 'hour') return `${value.padStart(2, '0')}:00`;
    return known(name === 'state' ? `bookings.state.${value}` : `${name}.${value}`, value);
  };
  const parts = Object.entries(rest).map(([name, value]) => [name, textOf(name, value)] as const);
  if (from && to) parts.unshift(['period', `${day(from)} – ${day(to)}`]);
  return parts.map(([name, value]) => `${known(NAMES[name] ?? name, name)}: ${value}`).join(', ');
}
