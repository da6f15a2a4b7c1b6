import { EventJournal } from './event-journal';

const event = (n: number) => ({ id: `${n}-1`, data: `${n}` });
const filled = (start: string | null, count: number) => {
  const journal = new EventJournal(start);
  for (let n = 1; n <= count; n++) journal.add(event(n));
  return journal;
};
const textsAfter = (journal: EventJournal, position: string | null) => journal.after(position)?.map(({ data }) => data);

test('an event that is not after the last one is no new one', () => {
  const journal = filled('0-0', 3);
  expect([journal.add(event(3)), journal.add(event(1)), journal.add({ id: '', data: '' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(journal.last).toBe('3-1');
});

test.each([
  ['0-0', ['1', '2', '3']],
  ['2-0', ['2', '3']],
  ['2-1', ['3']],
  ['9-1', []],
])('after %s come %j', (position, expected) => expect(textsAfter(filled('0-0', 3), position)).toEqual(expected));

test('before its start, and without positions, nothing is certain', () => {
  expect(textsAfter(filled('5-0', 0), '4-9')).toBeUndefined();
  expect(textsAfter(filled('5-0', 0), null)).toBeUndefined();
  expect(textsAfter(filled(null, 0), '1-1')).toBeUndefined();
  expect(textsAfter(filled(null, 3), '1-1')).toEqual(['2', '3']);
});

test('the last 500 events are kept', () => {
  const journal = filled('0-0', 600);
  expect(textsAfter(journal, '99-1')).toBeUndefined();
  expect(journal.after('100-1')).toHaveLength(500);
});
