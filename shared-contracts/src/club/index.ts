export { clockTime } from './clock-time';
export { clubEndpoints } from './endpoints';
export { clubErrors } from './errors';
export { clubEvents } from './events';
export { CLUB_RANGES, MAX_CLUB_LENGTH, MAX_ONLINE_DURATION, SLUG } from './limits';
export { publicClubEndpoints } from './public-endpoints';
export type { AvailabilityQuery, AvailableStart, PublicClub, PublicCourt } from './public-schema';
export {
  type ClubOpening,
  checkOpeningHours,
  clubDateAt,
  instantOf,
  instantsFrom,
  isTimezone,
  minutesOf,
  type OpeningProblem,
  openMinutesOf,
  overlappingWeekday,
  type SteadyOffset,
  steadyOffsetsOf,
  stretchMinutes,
} from './rules';
export type {
  ClosedDay,
  Club,
  ClubChange,
  ClubSummary,
  ClubSuspension,
  Impersonation,
  NewClub,
  OpeningStretch,
} from './schema';
export type { BookingHit, PlayerHit, SearchHits } from './search-schema';
export {
  CURRENCIES,
  MEMBERSHIP_ROLES,
  type MembershipRole,
  MOVED_PRICES,
  type MovedPrice,
  PAY_CHOICES,
  type PayChoice,
  SPORTS,
  type Sport,
} from './vocabulary';
