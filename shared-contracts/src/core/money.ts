/** Amount of money: an integer of the currency's minor unit (centavos). */
export type Centavos = number;

/** Largest amount that a person may type, in centavos. */
export const MAX_AMOUNT: Centavos = 1_000_000_000_00;

/** Keeps what was made for each key, as of formats: creating one takes a thousand times as long (0.1 ms) as using it. */
function kept<Key extends unknown[], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
  const made: Record<string, Made> = {};
  return (...key) => (made[key.join()] ??= make(...key));
}

const moneyFormat = kept(
  (locale: string, currency: string, decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
    }),
);

/**
 * Formats an amount in centavos in the club's currency, without decimals for whole units.
 * The currency decides the symbol in every language, because a wrong symbol misstates money.
 */
export const formatMoney = (amount: Centavos, currency: string, locale = 'es-AR'): string =>
  moneyFormat(locale, currency, amount % 100 ? 2 : 0).format(amount / 100);

/** Returns the sign of a currency (ISO 4217), as in `$`. */
export const currencySign = (currency: string, locale: string): string =>
  formatMoney(0, currency, locale).replace(/[\d\s]/g, '');

/**
 * Returns an amount in centavos as a form keeps it, in every language: whole units with points between thousands,
 * decimals behind a comma only where there are some. `localAmount` writes it for the reader.
 */
export const amountText = (amount: Centavos): string =>
  // Portuguese has these signs, also between the first thousands, unlike Spanish
  (amount / 100).toLocaleString('pt-BR', { minimumFractionDigits: amount % 100 ? 2 : 0 });

/** Whole units, with one sign between all thousands or none, and at most two decimals. No zero begins thousands. */
const AMOUNT = /^(?:[A-Z]{0,2}\p{Sc})?(\d+|(?!0)\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:[.,](\d\d?))?$/u;

/**
 * Parses the text of a form ("12.000", "12000,5", "12000.50") into centavos, also one that was copied with its currency's
 * sign. Returns null if it is not an amount, or larger than `MAX_AMOUNT`.
 */
export function parseAmount(text: string): Centavos | null {
  const [, units, , cents = ''] = AMOUNT.exec(text.replace(/\s/g, '')) ?? [];
  const amount = Math.round(Number(`${units?.replace(/\D/g, '')}.${cents}`) * 100);
  return amount <= MAX_AMOUNT ? amount : null;
}

/** Returns the separators of a language, of thousands and of decimals. */
const separatorsOf = kept((locale: string) => {
  // as in 1.000.000,5
  const million = new Intl.NumberFormat(locale).format(1_000_000.5);
  return [million.charAt(1), million.charAt(9)] as const;
});

/** Writes the text of a form with the separators of a language; each character stays in its place. */
export function localAmount(text: string, locale: string): string {
  const [thousands, decimals] = separatorsOf(locale);
  return text.replace(/[.,]/g, (sign) => (sign === '.' ? thousands : decimals));
}

/** Reads what was typed with the separators of a language as the text of a form. The inverse of `localAmount`. */
export function formAmount(text: string, locale: string): string {
  const [thousands, decimals] = separatorsOf(locale);
  return text.replace(/[.,]/g, (sign) => (sign === decimals ? ',' : sign === thousands ? '.' : sign));
}
