import { keyOf } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { QueryClient } from '@tanstack/react-query';

const clubId = '00000000-0000-4000-8000-00000000000a';
const pages = [
  { players: [], next_cursor: 'second' },
  { players: [], next_cursor: 'third' },
  { players: [], next_cursor: null },
];

test('each page is asked for at the place that the one before named, with the same filter, to the last', async () => {
  const asked: unknown[] = [];
  const call = async (endpoint: unknown, input: unknown) => {
    expect(endpoint).toBe(playerEndpoints.list);
    asked.push(input);
    return pages[asked.length - 1] as never;
  };
  const client = new QueryClient();
  const query = { q: 'ana' };
  const read = await client.fetchInfiniteQuery({
    ...pagesOf({ call }, playerEndpoints.list, { params: { clubId }, query }),
    pages: 9,
  });
  expect(read.pages).toEqual(pages);
  expect(asked).toEqual([
    { params: { clubId }, query },
    { params: { clubId }, query: { ...query, cursor: 'second' } },
    { params: { clubId }, query: { ...query, cursor: 'third' } },
  ]);
  expect(client.getQueryCache().findAll({ queryKey: keyOf(playerEndpoints.list, { clubId }) })).toHaveLength(1);
});

test('a list in pages never shares its place in the cache with an answer read at once', () => {
  const call = () => Promise.reject(new Error('not called'));
  const { queryKey } = pagesOf({ call }, playerEndpoints.list, { params: { clubId }, query: { q: 'ana' } });
  expect(queryKey).not.toEqual(keyOf(playerEndpoints.list, { clubId }, { q: 'ana' }));
});
