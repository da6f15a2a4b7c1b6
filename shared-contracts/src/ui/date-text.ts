const ISO = /^\d{4}-\d{2}-\d{2}$/;

const format = (language: string) =>
  new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

const isDay = (date: string): boolean =>
  ISO.test(date) &&
  !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) &&
  new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

/** Formats a date `YYYY-MM-DD` in a language: `24/12/2026`, in English `12/24/2026`. Returns '' for anything else. */
export const dateText = (date: string, language: string): string =>
  isDay(date) ? format(language).format(new Date(`${date}T00:00:00Z`)) : '';

/**
 * Reads a typed date as `YYYY-MM-DD`: numbers in the language's order with any separators, the
 * year in two digits or omitted (then that of `near`), or an ISO date. Returns null if it is not a date, or one before
 * 1900, which is a slip such as 0226.
 */
export function readDate(typed: string, language: string, near: string): string | null {
  const text = typed.trim();
  if (ISO.test(text)) return isSensible(text) ? text : null;
  const numbers = text.split(/\D+/).filter(Boolean);
  const order = format(language)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== 'literal' && (numbers.length > 2 || type !== 'year'));
  if (numbers.length < 2 || numbers.length > 3) return null;
  const part = (name: string) => numbers[order.indexOf(name as (typeof order)[number])];
  const year = part('year') ?? near.slice(0, 4);
  const date = [
    year.length === 2 ? `20${year}` : year,
    part('month')?.padStart(2, '0'),
    part('day')?.padStart(2, '0'),
  ].join('-');
  return isSensible(date) ? date : null;
}

const isSensible = (date: string): boolean => isDay(date) && date >= '1900';
