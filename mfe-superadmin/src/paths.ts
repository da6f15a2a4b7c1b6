/** Paths of the remote's screens, as `remote.ts` declares them. */
export const paths = {
  overview: '/administrator',
  clubs: '/administrator/clubs',
  users: '/administrator/users',
  user: '/administrator/users/:userId',
  subscriptions: '/administrator/subscriptions',
  subscription: '/administrator/subscriptions/:ownerId',
  releases: '/administrator/releases',
  audit: '/administrator/audit',
  stats: '/administrator/stats',
  settings: '/administrator/settings',
  revenue: '/administrator/revenue',
} as const;

/** Returns the path of an account's page. */
export const pathOfUser = (userId: string): string => paths.user.replace(':userId', userId);

/** Returns the path of an owner's subscription. */
export const pathOfSubscription = (ownerId: string): string => paths.subscription.replace(':ownerId', ownerId);
