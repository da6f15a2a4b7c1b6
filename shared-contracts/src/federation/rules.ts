import type { Audience, RemoteDescriptor } from './schema';

const segments = (path: string) => (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);

/** Checks whether a path, with or without query, leads to a route such as `/event/:bookingId` or `/admin/*`. */
export function leadsTo(route: string, path: string): boolean {
  const wanted = segments(route);
  const given = segments(path);
  if (wanted.at(-1) === '*') {
    wanted.pop();
    given.length = Math.min(given.length, wanted.length);
  }
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i]);
}

/** Returns the audiences that a caller belongs to; null is somebody who is not signed in. */
export function audiencesOf(caller: { isSuperAdmin: boolean } | null): Audience[] {
  if (!caller) return ['public'];
  return caller.isSuperAdmin ? ['public', 'user', 'super_admin'] : ['public', 'user'];
}

/**
 * Returns a remote reduced to what these audiences may know: their routes, and the menu entries, commands, results and
 * links that lead to them. Widgets and shortcuts are the whole remote's. Returns null if nothing is left.
 */
export function visibleTo<D extends RemoteDescriptor>(remote: D, audiences: readonly Audience[]): D | null {
  const isWhole = audiences.includes(remote.audience);
  const routes = remote.routes.filter(({ audience = remote.audience }) => audiences.includes(audience));
  if (isWhole && routes.length === remote.routes.length) return remote;
  if (!isWhole && routes.length === 0) return null;
  const leads = ({ path }: { path: string }) => routes.some((route) => leadsTo(route.path, path));
  const links = Object.entries(remote.links ?? {}).filter(([, path]) => leads({ path }));
  return {
    ...remote,
    routes,
    nav: remote.nav.filter(leads),
    widgets: isWhole ? remote.widgets : [],
    commands: remote.commands?.filter(leads) ?? [],
    results: remote.results?.filter(leads) ?? [],
    help: isWhole ? (remote.help ?? []) : [],
    links: Object.fromEntries(links),
  };
}

/** Checks whether a remote is for super admins alone: then nobody else may find its files. */
export const isForSuperAdmins = ({ audience, routes }: RemoteDescriptor): boolean =>
  [audience, ...routes.map((route) => route.audience ?? audience)].every((one) => one === 'super_admin');

/**
 * Returns the paths of all screens for signed-in users. Those for super admins are left out: nobody else knows them.
 */
export const signInPathsOf = (remotes: readonly RemoteDescriptor[]): string[] =>
  remotes.flatMap(({ audience, routes }) =>
    routes.filter((route) => (route.audience ?? audience) === 'user').map(({ path }) => path),
  );
