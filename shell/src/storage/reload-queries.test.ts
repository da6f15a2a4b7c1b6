import { ownKey } from '@canchero/shared-contracts/kit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { reloadQueries } from './reload-queries';

function watch(client: QueryClient, key: string, answers: (() => Promise<string>)[]) {
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ownKey('test', key),
    staleTime: 30_000,
    retry: false,
    queryFn: () => (answers[asked++] as () => Promise<string>)(),
  });
  const stop = observer.subscribe(() => {});
  return { stop, asked: () => asked, data: () => client.getQueryData(ownKey('test', key)) };
}

const answer = (text: string) => async () => text;

test('a visible query is reloaded although it is fresh; a hidden one only when it is next used', async () => {
  const client = new QueryClient();
  const shown = watch(client, 'shown', [answer('before'), answer('after')]);
  const left = watch(client, 'left', [answer('before'), answer('after')]);
  await new Promise((done) => setTimeout(done, 10));
  left.stop();
  await reloadQueries(client);
  expect([shown.asked(), shown.data()]).toEqual([2, 'after']);
  expect([left.asked(), client.getQueryState(ownKey('test', 'left'))?.isInvalidated]).toEqual([1, true]);
  shown.stop();
  client.clear();
});

test('a first answer that is on its way is kept, and reloaded after it', async () => {
  const client = new QueryClient();
  let arrive = (_: string) => {};
  const slow = watch(client, 'slow', [
    () =>
      new Promise((done) => {
        arrive = done;
      }),
    answer('after'),
  ]);
  const reading = reloadQueries(client);
  arrive('before');
  await reading;
  expect([slow.asked(), slow.data()]).toEqual([2, 'after']);
  slow.stop();
  client.clear();
});
