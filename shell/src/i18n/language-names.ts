import type { Language } from '@canchero/shared-contracts/core';

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', pt: 'Português' };
