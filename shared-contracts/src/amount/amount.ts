import type { Centavos } from '../core';

/** An amount as it stands in a field: whole units, decimals only where there are some. */
export const amountText = (amount: Centavos): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace('.', ',');

/** Centavos of what was typed ("12.000", "12000,5", "12000.50"), or null if it is no amount. */
export function parseAmount(text: string): Centavos | null {
  const plain = text
    .trim()
    .replace(/\s/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
