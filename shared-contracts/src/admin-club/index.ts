export { adminClubEndpoints } from './endpoints';
export { type AdminClub, type AdminClubPage, CLUB_SIGNS, type ClubSign, type NewImpersonation } from './schema';
