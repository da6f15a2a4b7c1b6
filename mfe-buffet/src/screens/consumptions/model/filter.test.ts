import { filterOf, isNarrow } from './filter';

const TODAY = '2026-11-21';
const of = (query: string) => filterOf(new URLSearchParams(query), TODAY);

test.each([
  ['', { from: '2026-11-15', to: TODAY }],
  ['from=2026-02-30&state=x', { from: '2026-11-15', to: TODAY }],
  ['to=2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
  ['from=2026-11-20&to=2026-11-10', { from: '2026-11-10', to: '2026-11-10' }],
  [
    'from=2026-11-01&to=2026-11-02&state=open&q=agua&booking=b&player=p&item=i',
    {
      from: '2026-11-01',
      to: '2026-11-02',
      state: 'open',
      q: 'agua',
      booking_id: 'b',
      player_id: 'p',
      item_id: 'i',
    },
  ],
])('the address ?%s asks for %j', (query, filter) => {
  expect(of(query)).toEqual(filter);
});

test('days alone leave nothing out', () => {
  expect(isNarrow(of('from=2026-11-01'))).toBe(false);
  expect(isNarrow(of('player=p'))).toBe(true);
});
