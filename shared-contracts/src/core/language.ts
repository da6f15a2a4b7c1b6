/** Languages of the interface. */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

/** Returns true if a value is the code of a language of the interface. */
export const isLanguage = (code: unknown): code is Language => LANGUAGES.includes(code as Language);

/** Text in every language, for what is shown before its remote has loaded. */
export type LocalizedText = Record<Language, string>;
