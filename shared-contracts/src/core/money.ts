/** Money is an integer of the currency's minor unit (centavos), never a fraction. */
export type Centavos = number;

/**
 * Text of an amount in the club's currency, without decimals when there are none.
 * The club's currency decides the symbol in every language: a wrong symbol misstates money.
 */
export function formatMoney(amount: Centavos, currency: string, locale = 'es-AR'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount / 100);
}
