import type { Court } from '@canchero/shared-contracts/court';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { aCourt } from '../testing/fixtures';
import { changeCourts, courtsKey } from './queries';

const client = new QueryClient();
const queryKey = courtsKey(CLUB_ID);
const added = aCourt({ id: uuid(102), name: 'Cancha 2' });
const add = (courts: Court[]) => [...courts, added];

/** Readings of the courts, in their order, each of which waits for its answer. */
let answers: ((courts: Court[]) => void)[];
let observer: QueryObserver<Court[]>;
let stop: () => void;
beforeEach(() => {
  answers = [];
  const queryFn = () => new Promise<Court[]>((answer) => answers.push(answer));
  observer = new QueryObserver<Court[]>(client, { queryKey, queryFn });
  stop = observer.subscribe(() => undefined);
});
afterEach(() => {
  stop();
  client.clear();
});
const shown = () => observer.getCurrentResult().data?.map(({ name }) => name);

test('a change applies to the courts that were read', async () => {
  answers[0]?.([aCourt()]);
  await waitFor(() => expect(shown()).toEqual(['Cancha 1']));
  await changeCourts(client, CLUB_ID, add);
  expect(shown()).toEqual(['Cancha 1', 'Cancha 2']);
  expect(answers).toHaveLength(1);
});

test.each(['first', 'second'])('an answer on its way, of the %s reading, does not undo a change', async (reading) => {
  if (reading === 'second') {
    answers.shift()?.([aCourt()]);
    await waitFor(() => expect(shown()).toHaveLength(1));
    void observer.refetch();
  }
  await waitFor(() => expect(answers).toHaveLength(1));
  const changed = changeCourts(client, CLUB_ID, add);
  answers[0]?.([aCourt()]);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([aCourt(), added]);
  await changed;
  expect(shown()).toEqual(['Cancha 1', 'Cancha 2']);
});
