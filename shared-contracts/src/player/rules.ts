/** First name of a player whose personal data were erased, in every language. */
export const ERASED_NAME = '—';

/** Returns first and last name as one text. */
export const playerName = (p: { first_name: string; last_name: string }) => `${p.first_name} ${p.last_name}`.trim();
