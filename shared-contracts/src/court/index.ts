export { courtEndpoints } from './endpoints';
export { courtErrors } from './errors';
export { courtEvents } from './events';
export { CAPACITY, MAX_COURT_LENGTH, MAX_SORT } from './limits';
export { usualDuration } from './rules';
export type { Court, CourtChange, NewCourt } from './schema';
export { COURT_STATUSES, type CourtStatus, USUAL_DURATIONS } from './vocabulary';
