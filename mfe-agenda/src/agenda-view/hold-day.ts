import { createContext } from 'react';

/**
 * Keeps the day mounted although the address already shows the month, as long as its drawer holds unsaved input: it asks
 * before the input is dropped.
 */
export const HoldDay = createContext<(hold: boolean) => void>(() => undefined);
