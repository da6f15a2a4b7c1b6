import fc from 'fast-check';
import { daysOf, filterOf, isPeriod, periodOf, queryOf } from './filters';

const TODAY = '2026-03-31';

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['week', '2026-03-31', '2026-04-06'],
  ['month', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s is %s to %s', (period, from, to) => {
  expect(daysOf(period, TODAY)).toEqual({ from, to });
  expect(periodOf({ from, to }, TODAY)).toBe(period);
});

test.each([
  ['', { from: TODAY, to: '2026-04-06' }],
  ['from=2026-02-30&state=nonsense&type=x&payment=&court=zzz', { from: TODAY, to: '2026-04-06' }],
  ['from=2026-05-10&to=2026-05-01', { from: '2026-05-10', to: '2026-05-10' }],
  ['from=2026-01-01&to=2028-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  [
    'from=2026-05-01&to=2026-05-02&court=0A4f3c2e-0000-4000-8000-00000000000b' +
      '&type=torneo&state=all&payment=overpaid&q=ana',
    {
      from: '2026-05-01',
      to: '2026-05-02',
      court_id: '0A4f3c2e-0000-4000-8000-00000000000b',
      event_type: 'torneo',
      state: 'all',
      payment_status: 'overpaid',
      q: 'ana',
    },
  ],
  ['from=2026-05-01&to=2026-05-02&hours=outside', { from: '2026-05-01', to: '2026-05-02', hours: 'outside' }],
  ['from=2026-05-01&to=2026-05-02&payment=open', { from: '2026-05-01', to: '2026-05-02', payment_status: 'open' }],
])('the address ?%s yields the filter %j', (query, filter) => {
  expect(filterOf(new URLSearchParams(query), TODAY)).toEqual(filter);
});

test('a filter written to an address is read back unchanged', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const iso = (date: Date, days = 0) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 365 }),
      fc.constantFrom('all', 'cancelled', undefined),
      fc.constantFrom('outside', undefined),
      fc.string({ minLength: 1, maxLength: 20 }),
      (from, length, state, hours, q) => {
        const days = { from: iso(from), to: iso(from, length) };
        const filter = { ...days, q, ...(state && { state }), ...(hours && { hours }) } as const;
        expect(isPeriod(filter)).toBe(true);
        expect(filterOf(new URLSearchParams(String(queryOf(filter))), TODAY)).toEqual(filter);
      },
    ),
  );
});
