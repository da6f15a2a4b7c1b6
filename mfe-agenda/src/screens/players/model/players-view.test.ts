import { queryOf, viewOf } from './players-view';

test.each([
  ['', { q: '', filter: null, player: null, tab: 'details' }],
  ['?q=ana&filter=blocked', { q: 'ana', filter: 'blocked', player: null, tab: 'details' }],
  ['?player=x&tab=balance', { q: '', filter: null, player: 'x', tab: 'balance' }],
])('%s is read and written back unchanged', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toEqual(view);
  expect(queryOf(viewOf(new URLSearchParams(query)))).toBe(query);
});

test('invalid parameters are ignored', () => {
  expect(queryOf(viewOf(new URLSearchParams('?filter=tall&tab=x&player=p')))).toBe('?player=p');
});
