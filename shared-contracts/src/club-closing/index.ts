export { clubClosingEndpoints } from './endpoints';
export { clubClosingErrors } from './errors';
export { CLOSING_REASON } from './limits';
export { REOPEN_DAYS, reopenableUntil } from './rules';
export type { ClubClosing } from './schema';
