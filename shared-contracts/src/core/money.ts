/** Amount of money: an integer of the currency's minor unit (centavos). */
export type Centavos = number;

/** Number formats, kept because creating one takes a thousand times as long (0.1 ms) as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in centavos in the club's currency, without decimals for whole units.
 * The currency decides the symbol in every language, because a wrong symbol misstates money.
 */
export function formatMoney(amount: Centavos, currency: string, locale = 'es-AR'): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
  const key = `${locale} ${currency} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
    });
    formats.set(key, format);
  }
  return format.format(amount / 100);
}

/** Returns the sign of a currency (ISO 4217), as in `$`. */
export const currencySign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * Returns an amount in centavos as a form keeps it, in every language: whole units with points between thousands,
 * decimals behind a comma only where there are some. `localAmount` writes it for the reader.
 */
export const amountText = (amount: Centavos): string => {
  const [whole = '', decimals] = (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
};

/** Whole units, with one sign between all thousands or none, and at most two decimals. */
const AMOUNT = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Parses the text of a form ("12.000", "12000,5", "12000.50") into centavos, also one that was copied with its currency's
 * sign. Returns null if it is not an amount.
 */
export function parseAmount(text: string): Centavos | null {
  const [, grouped = '', decimals = ''] = AMOUNT.exec(text.replace(/\s/g, '').replace(/^[A-Z]{0,2}\p{Sc}/u, '')) ?? [];
  const whole = grouped.replace(/\D/g, '');
  return whole && whole.length <= 10 ? Number(whole) * 100 + Number(decimals.padEnd(2, '0')) : null;
}

/** Separators of a language, kept like the formats. */
const separators = new Map<string, { thousands: string; decimals: string }>();

function separatorsOf(locale: string) {
  let found = separators.get(locale);
  if (!found) {
    const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_000_000);
    const sign = (kind: 'group' | 'decimal', none: string) => parts.find(({ type }) => type === kind)?.value ?? none;
    found = { thousands: sign('group', '.'), decimals: sign('decimal', ',') };
    separators.set(locale, found);
  }
  return found;
}

/** Writes the text of a form with the separators of a language; each character stays in its place. */
export function localAmount(text: string, locale: string): string {
  const { thousands, decimals } = separatorsOf(locale);
  return text.replace(/[.,]/g, (sign) => (sign === '.' ? thousands : decimals));
}

/** Reads what was typed with the separators of a language as the text of a form. The inverse of `localAmount`. */
export function formAmount(text: string, locale: string): string {
  const { thousands, decimals } = separatorsOf(locale);
  return text.replace(/[.,]/g, (sign) => (sign === decimals ? ',' : sign === thousands ? '.' : sign));
}
