import { overlappingWeekday } from '@canchero/shared-contracts/club';
import { addCourt, emptyDraft, newClub, type OnboardingDraft, openingHours, problemsOf, type Step } from './draft';

const draft = (change: Partial<OnboardingDraft> = {}): OnboardingDraft => ({ ...emptyDraft(() => 'k'), ...change });
const court = (name: string, price = '20.000') => ({ key: name, name, sport: 'padel' as const, price });
const hours = (open: string, close: string, closed = false) => ({ open, close, closed });

test.each<[Step, Partial<OnboardingDraft>, string[]]>([
  ['club', { name: ' ' }, ['nameMissing']],
  ['club', { name: 'Norte', sports: [] }, ['sportMissing']],
  ['club', { name: 'Norte' }, []],
  ['hours', {}, []],
  ['hours', { weekend: hours('', '22:00') }, ['hoursMissing']],
  ['hours', { weekdays: hours('', '', true), weekend: hours('', '', true) }, ['neverOpen']],
  ['hours', { weekend: hours('', '', true) }, []],
  ['courts', { courts: [] }, []],
  ['courts', { courts: [court('')] }, ['courtNameMissing']],
  ['courts', { courts: [court('Uno'), court(' uno')] }, ['courtNameTwice']],
  ['courts', { courts: [court('Uno'), court('Dos')] }, []],
  ['courts', { courts: [court('Uno'), court('Dos', '')] }, ['courtPriceMissing']],
  ['courts', { courts: [court('Uno', 'gratis')] }, ['courtPriceMissing']],
  ['courts', { courts: [court('Uno', '0')] }, []],
  ['courts', { courts: [court('Uno', '18.990,50')] }, []],
  ['courts', { courts: [court('Uno', '18.990,50')], currency: 'CLP' }, ['courtPriceFraction']],
])('%s with %j: %j', (step, change, problems) => {
  expect(problemsOf(step, draft(change), 'UTC')).toEqual(problems);
});

test('hours are set for each open day, also past midnight', () => {
  const open = openingHours(draft({ weekdays: hours('09:00', '01:00'), weekend: hours('10:00', '22:00', true) }));
  expect(open.map((h) => h.weekday)).toEqual([1, 2, 3, 4, 5]);
  expect(open[0]).toEqual({ weekday: 1, open: '09:00', close: '01:00' });
  expect(overlappingWeekday(open)).toBeNull();
});

test.each([
  ['America/Argentina/Cordoba', 'ARS'],
  ['America/Santiago', 'CLP'],
  ['America/Sao_Paulo', 'BRL'],
  ['Europe/Madrid', 'EUR'],
  ['UTC', 'ARS'],
])('a club in %s has its prices in %s, unless another currency is chosen', (timezone, currency) => {
  expect(newClub(draft(), timezone).currency).toBe(currency);
  expect(newClub(draft({ currency: 'USD' }), timezone).currency).toBe('USD');
});

test('the club is created with its sports, zone and hours', () => {
  expect(newClub(draft({ name: ' Norte ', sports: ['tennis'] }), 'America/Santiago')).toMatchObject({
    name: 'Norte',
    sports: ['tennis'],
    timezone: 'America/Santiago',
  });
});

test('courts are numbered by sport, and a new one has the sport of the last', () => {
  const nameOf = (sport: string, n: number) => `${sport} ${n}`;
  let some = addCourt(draft({ sports: ['tennis', 'padel'] }), nameOf, '1');
  some = addCourt(some, nameOf, '2');
  expect(some.courts.map(({ name }) => name)).toEqual(['tennis 1', 'tennis 2']);
  some = { ...some, courts: some.courts.map((court) => ({ ...court, price: '18.000' })) };
  expect(addCourt(some, nameOf, '3').courts[2]?.price).toBe('18.000');
});
