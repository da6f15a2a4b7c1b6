/** The languages of the interface; anything else is an invalid language code. */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

export const isLanguage = (code: unknown): code is Language => LANGUAGES.includes(code as Language);

/** A text in every language, for what must be shown before its remote is loaded. */
export type LocalizedText = Record<Language, string>;
