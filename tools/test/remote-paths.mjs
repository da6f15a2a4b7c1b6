/** Matches a quoted text that begins like a path, up to its end or its first value (`${…}`). */
const QUOTED = /(['"`])(\/[^'"`$\s]*)/g;

/** Returns the fixed beginning of a route: `/event` of `/event/:bookingId`. */
const beginning = (route) => route.split(/[:*]/)[0].replace(/(.)\/$/, '$1');

/**
 * Finds paths of remotes in a source outside of their folders. The start page, `/`, is everybody's; places on it are
 * its remote's.
 * @param {string} source @param {string[]} routes paths of all remotes' routes
 * @returns {string[]} the paths that it names
 */
export function namedPaths(source, routes) {
  const own = routes.map(beginning);
  const leads = (text) =>
    own.some((path) => (path === '/' ? /^\/[?#]/.test(text) : text === path || /^[/?#]/.test(rest(text, path))));
  return [...source.matchAll(QUOTED)].map(([, , text]) => text).filter(leads);
}

/** Returns what follows the path in a text that begins with it, else nothing. */
const rest = (text, path) => (text.startsWith(path) ? text.slice(path.length) : '');
