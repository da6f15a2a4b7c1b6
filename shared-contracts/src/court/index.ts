export { courtEndpoints } from './endpoints';
export { courtErrors } from './errors';
export { courtEvents } from './events';
export type { Court, CourtChange, NewCourt } from './schema';
export { COURT_STATUSES, type CourtStatus } from './vocabulary';
