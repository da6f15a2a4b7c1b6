export { adminClubEndpoints } from './endpoints';
export type { AdminClub, AdminClubPage, NewImpersonation } from './schema';
