/** Paths of the remote's screens, as `remote.ts` declares them. */
export const paths = {
  overview: '/administrator',
  clubs: '/administrator/clubs',
  users: '/administrator/users',
  user: '/administrator/users/:userId',
  releases: '/administrator/releases',
  revenue: '/administrator/revenue',
} as const;

/** Returns the path of an account's page. */
export const pathOfUser = (userId: string): string => paths.user.replace(':userId', userId);
