/** Paths of the remote's screens, as `remote.ts` declares them. */
export const paths = {
  overview: '/administrator',
  clubs: '/administrator/clubs',
  releases: '/administrator/releases',
  revenue: '/administrator/revenue',
} as const;
