export { adminClubEndpoints } from './endpoints';
export type { AdminClub, AdminClubPage, NewImpersonation } from './schema';
export { CLUB_SIGNS, type ClubSign } from './vocabulary';
