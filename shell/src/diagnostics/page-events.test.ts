import { isUnexpectedReload, type PageEvent } from './page-events';

const events = (...types: [PageEvent['type'], number][]): PageEvent[] => types.map(([type, at]) => ({ type, at }));

test.each<[string, PageEvent[], boolean]>([
  ['a first load', events(['load', 0]), false],
  ['a reload after a while', events(['load', 0], ['reload', 60_000]), false],
  ['a reload right after the load', events(['load', 0], ['hide', 900], ['reload', 1000]), true],
  ['a second reload right after one', events(['load', 0], ['reload', 60_000], ['reload', 61_000]), true],
  ['a reload that the interface announced', events(['load', 0], ['asked', 900], ['reload', 1000]), false],
  ['an earlier announcement', events(['asked', 0], ['reload', 100], ['reload', 1000]), true],
  ['a load too long ago to be kept', events(['load', 0], ...Array(4).fill(['hide', 500]), ['reload', 900]), false],
])('%s: unexpected is %3$s', (_, list, unexpected) => {
  expect(isUnexpectedReload(list)).toBe(unexpected);
});
