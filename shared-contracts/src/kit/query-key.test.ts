import { hashKey, QueryClient } from '@tanstack/react-query';
import { bookingEndpoints } from '../booking/endpoints';
import { courtEndpoints } from '../court/endpoints';
import { ENDPOINTS } from '../endpoints';
import { playerEndpoints } from '../player/endpoints';
import { subscriptionEndpoints } from '../subscription/endpoints';
import { clubKey, keyOf, ownKey, pagesKeyOf, queryOf } from './query-key';

const [A, B] = ['club-a', 'club-b'];
const range = { from: '2026-11-21T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' };

/** Returns the keys of a cache that a filter reaches. */
function reached(stored: ReturnType<typeof keyOf>[], queryKey: ReturnType<typeof keyOf>) {
  const client = new QueryClient();
  for (const key of stored) client.setQueryData(key, true);
  const found = client.getQueryCache().findAll({ queryKey });
  return found.map((query) => query.queryKey);
}

test('no two endpoints share a key, and a page by page answer never shares that of a whole one', () => {
  const params = { clubId: A, bookingId: 'x', playerId: 'x' } as object;
  const endpoints = Object.values(ENDPOINTS);
  const keys = endpoints.flatMap((endpoint) => [
    keyOf(endpoint, params, { q: 'x' }),
    pagesKeyOf(endpoint, params, { q: 'x' }),
  ]);
  expect(new Set(keys.map(hashKey)).size).toBe(2 * endpoints.length);
});

test('the same input makes the same key, absent and undefined parts included', () => {
  expect(hashKey(keyOf(playerEndpoints.list, { clubId: A }, {}))).toBe(
    hashKey(keyOf(playerEndpoints.list, { clubId: A })),
  );
  expect(hashKey(keyOf(playerEndpoints.list, { clubId: A }, { q: undefined }))).toBe(
    hashKey(keyOf(playerEndpoints.list, { clubId: A })),
  );
  expect(hashKey(keyOf(bookingEndpoints.list, { clubId: A }, range))).toBe(
    hashKey(keyOf(bookingEndpoints.list, { clubId: A }, { to: range.to, from: range.from })),
  );
});

test('a key without query is the prefix of all answers of the endpoint in the club', () => {
  const [whole, one, pages] = [
    keyOf(playerEndpoints.list, { clubId: A }),
    keyOf(playerEndpoints.list, { clubId: A }, { q: 'ana' }),
    pagesKeyOf(playerEndpoints.list, { clubId: A }),
  ];
  const others = [keyOf(playerEndpoints.list, { clubId: B }), keyOf(playerEndpoints.get, { clubId: A, playerId: 'x' })];
  expect(reached([whole, one, pages, ...others], whole)).toEqual([whole, one, pages]);
});

test('the data of a club, or of all clubs, can be reached together', () => {
  const [a, b] = [keyOf(courtEndpoints.list, { clubId: A }), keyOf(bookingEndpoints.list, { clubId: B }, range)];
  const page = [keyOf(subscriptionEndpoints.plans), ownKey('mfe-x', 'club')];
  expect(reached([a, b, ...page], clubKey(A))).toEqual([a]);
  expect(reached([a, b, ...page], clubKey())).toEqual([a, b]);
});

test('what a remote stores for itself shares no key with an answer or another remote', () => {
  const keys = [ownKey('mfe-x', 'draft'), ownKey('mfe-y', 'draft'), keyOf(subscriptionEndpoints.plans)];
  expect(new Set(keys.map(hashKey)).size).toBe(3);
});

test('the query of an answer is read back from its key', () => {
  expect(queryOf(bookingEndpoints.list, keyOf(bookingEndpoints.list, { clubId: A }, range))).toEqual(range);
  expect(queryOf(bookingEndpoints.list, keyOf(bookingEndpoints.list, { clubId: A }))).toBeNull();
  expect(queryOf(bookingEndpoints.list, keyOf(bookingEndpoints.month, { clubId: A }, { month: '2026-11' }))).toBeNull();
  expect(queryOf(playerEndpoints.list, pagesKeyOf(playerEndpoints.list, { clubId: A }, { q: 'ana' }))).toBeNull();
});

test('a key typed by hand does not compile', () => {
  const client = new QueryClient();
  // @ts-expect-error only the kit makes keys
  client.setQueryData(['club', A, 'courts'], []);
  // @ts-expect-error a part of another key is not a key
  client.setQueryData([...keyOf(courtEndpoints.list, { clubId: A }), 'more'], []);
  // @ts-expect-error the parameters are those of the endpoint
  keyOf(courtEndpoints.list, { club: A });
  client.setQueryData(keyOf(courtEndpoints.list, { clubId: A }), []);
});
