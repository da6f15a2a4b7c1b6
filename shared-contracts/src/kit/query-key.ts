import type { Endpoint, EndpointInput } from '../core/define-endpoint';

declare const made: unique symbol;

/**
 * Key of the page's query cache. Only the functions of this file make one: all remotes share the cache, each is
 * released by itself, and keys typed by hand would let one read what another stored in a different shape.
 */
export type CacheKey = readonly unknown[] & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CacheKey;
  }
}

/** Part of an endpoint's input, such as `params`; an empty object where the endpoint has none. */
export type Part<E extends Endpoint, Name extends string> = EndpointInput<E> extends Record<Name, infer T> ? T : object;

const PAGES = 'pages';

/**
 * Returns the key of an endpoint's answer, which is stored as it came. A club's data begins with the club. `given` is
 * the query, the body, or what else the answer depends on. A key with fewer parameters, or without `given`, is a prefix
 * that matches every answer with the rest, for `invalidateQueries`.
 * @example
 * useQuery({
 *   queryKey: keyOf(courtEndpoints.list, { clubId }),
 *   queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
 * });
 */
export const keyOf = <E extends Endpoint>(
  endpoint: E,
  params: Partial<Part<E, 'params'>> = {},
  given?: object | null,
): CacheKey => build(endpoint, params, [], given);

/**
 * Returns the key of an endpoint's answers read page by page (`useInfiniteQuery`). `keyOf` without `given` matches it.
 */
export const pagesKeyOf = <E extends Endpoint>(
  endpoint: E,
  params: Partial<Part<E, 'params'>> = {},
  given?: object | null,
): CacheKey => build(endpoint, params, [PAGES], given ?? {});

/** Returns the prefix of all keys of clubs' data, or of one club's. */
export const clubKey = (clubId?: string): CacheKey => asKey(clubId === undefined ? ['club'] : ['club', clubId]);

/** Returns a key for data of a remote's own, which is not the answer of an endpoint. No other remote shares it. */
export const ownKey = (remote: string, ...parts: unknown[]): CacheKey => asKey(['own', remote, ...parts]);

/** Returns the query with which `keyOf` made the key of this endpoint's answer; null for any other key. */
export function queryOf<E extends Endpoint>(endpoint: E, key: CacheKey): Part<E, 'query'> | null {
  const at = key.indexOf(nameOf(endpoint));
  const given = at < 0 || key[at + 1] === PAGES ? undefined : key[at + 2];
  return (given as Part<E, 'query'> | undefined) ?? null;
}

const asKey = (parts: readonly unknown[]) => parts as CacheKey;
/** An endpoint for callers without a token has the path of one for members, and another answer. */
const nameOf = ({ method, path, authz }: Endpoint) =>
  `${authz.kind === 'anonymous' ? 'anonymous ' : ''}${method} ${path}`;
const isEmpty = (given: object) => Object.values(given).every((value) => value === undefined);

function build(endpoint: Endpoint, params: object, mark: readonly string[], given?: object | null): CacheKey {
  const { clubId, ...others } = params as Record<string, unknown>;
  const owner = clubId === undefined ? ['page'] : ['club', clubId];
  const hasQuery = given && (mark.length > 0 || !isEmpty(given));
  const rest = hasQuery ? [others, given] : isEmpty(others) ? [] : [others];
  return asKey([...owner, nameOf(endpoint), ...mark, ...rest]);
}
