import type { Centavos } from './money';

/**
 * Currencies without decimals: those that a club is offered, also the Colombian peso, whose cents nobody has and Mercado
 * Pago refuses. A list, since what browsers know of it differs from what the service does.
 */
const WHOLE_CURRENCIES = ['CLP', 'COP', 'PYG'];

/** Returns the smallest amount that can be paid in a currency (ISO 4217): amounts of its clubs are multiples of it. */
export const smallestUnit = (currency: string): Centavos => (WHOLE_CURRENCIES.includes(currency) ? 100 : 1);

/** Rounds an amount half up to what can be paid in units of `unit` centavos. */
export const roundedTo = (unit: Centavos, amount: number): Centavos => Math.round(amount / unit) * unit;
