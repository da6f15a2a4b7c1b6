/** Amount of money: an integer of the currency's minor unit (centavos). */
export type Centavos = number;

/** Number formats, kept because creating one takes a thousand times as long (0.1 ms) as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in the club's currency, without decimals for whole units.
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

/** Returns an amount as the text of an input field: whole units with thousands, decimals only where there are some. */
export const amountText = (amount: Centavos): string => {
  const [whole = '', decimals] = (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
};

/** Parses typed text ("12.000", "12000,5", "12000.50") into centavos. Returns null if it is not an amount. */
export function parseAmount(text: string): Centavos | null {
  const plain = text
    .trim()
    .replace(/\s/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
