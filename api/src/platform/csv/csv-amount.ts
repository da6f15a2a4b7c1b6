import { MAX_AMOUNT } from '@canchero/shared-contracts/core';

const WHOLE = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const DECIMAL = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)([.,])(\d{1,2})$/;

/**
 * Parses an amount as people and spreadsheets write it (1500, 1.500, $ 1.500,50, 1500.50) into centavos. Returns null
 * if the text is not an amount. Three digits after a separator are thousands: prices have no tenths of centavos.
 */
export function parseCsvAmount(text: string): number | null {
  const plain = text.replace(/^(?:R\$|AR\$|ARS|US\$|\$)|\s|\u00a0/g, '').replace(/^\$/, '');
  const centavos = inCentavos(plain);
  return centavos !== null && centavos <= MAX_AMOUNT ? centavos : null;
}

function inCentavos(text: string): number | null {
  if (WHOLE.test(text) || GROUPED.test(text)) return Number(text.replace(/[.,]/g, '')) * 100;
  const [, whole, mark, decimals] = DECIMAL.exec(text) ?? [];
  if (whole === undefined || decimals === undefined || (mark && whole.includes(mark))) return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
