import { addressOf, viewOf } from './items-view';

const of = (query: string) => viewOf(new URLSearchParams(query));

test('an address without anything asks for what is for sale', () => {
  expect(of('')).toEqual({ q: '', category: null, state: 'active', item: null, panel: null });
  expect(of('state=x&panel=y')).toEqual(of(''));
});

test.each([
  { q: 'agua', category: 'c', state: 'low', item: null, panel: null },
  { q: '', category: null, state: null, item: 'new', panel: null },
  { q: '', category: 'none', state: 'active', item: null, panel: 'prices' },
] as const)('%j survives its address', (view) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(addressOf(view))) if (value !== null) query.set(name, value);
  expect(viewOf(query)).toEqual(view);
});
