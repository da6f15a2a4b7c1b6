import { type OpeningStretch, overlappingWeekday } from '@canchero/shared-contracts/club';
import fc from 'fast-check';
import { auditFilterOf } from './audit-filter';
import { copied, faultyWeekday, hasRoom, passesMidnight, stretchesOf, WEEKDAYS, withDay, withMore } from './hours';
import { grantOf, memberDraftOf, newMember, withGrant } from './member';
import { emptyRule, isAllDay, ruleDraftOf, ruleOf, ruleProblems, runsOf } from './price-rule';
import { wholeNumber } from './whole-number';

const monday = (open: string, close: string): OpeningStretch => ({ weekday: 1, open, close });

describe('opening hours', () => {
  test('a first stretch has default hours, a second one follows after a break, a full day has no room', () => {
    const one = withMore([], 1);
    expect(one).toEqual([monday('08:00', '23:00')]);
    expect(hasRoom(one, 1)).toBe(false);
    const two = withMore([monday('08:00', '12:30')], 1);
    expect(two).toEqual([monday('08:00', '12:30'), monday('13:00', '00:00')]);
    expect(hasRoom(two, 1)).toBe(false);
    expect(overlappingWeekday(two)).toBeNull();
  });

  test('hours are copied to every day in weekday order', () => {
    const all = copied([monday('09:00', '12:00'), monday('16:00', '02:00')], 1);
    expect(all.map((h) => h.weekday)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
    expect(faultyWeekday(all)).toBeNull();
  });

  test('an unfinished stretch or an overlap yields its weekday', () => {
    expect(faultyWeekday([{ weekday: 3, open: '', close: '10:00' }])).toBe(3);
    expect(faultyWeekday([monday('09:00', '12:00'), monday('11:00', '13:00')])).toBe(1);
  });

  test.each([
    ['18:00', '02:00', true],
    ['18:00', '24:00', false],
    ['18:00', '00:00', false],
    ['08:00', '23:00', false],
  ])('%s to %s passes midnight: %s', (open, close, passes) => expect(passesMidnight({ open, close })).toBe(passes));

  test('a change of one day does not affect the others', () => {
    const weekday = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(weekday, weekday, (changed, other) => {
        fc.pre(changed !== other);
        const before = WEEKDAYS.map((day) => ({ weekday: day, open: '08:00', close: '20:00' }));
        const after = withDay(before, changed, []);
        expect(stretchesOf(after, changed)).toEqual([]);
        expect(stretchesOf(after, other)).toEqual(stretchesOf(before, other));
      }),
    );
  });
});

describe('price rules', () => {
  const good = { ...emptyRule(), price: '32.000' };

  test('a draft maps to a rule and back', () => {
    const draft = { ...good, duration: '90', member_price: '28000,50', valid_from: '2026-12-01', priority: '5' };
    const rule = ruleOf(draft);
    expect(rule).toMatchObject({
      price: 3_200_000,
      member_price: 2_800_050,
      duration: 90,
      valid_to: null,
      priority: 5,
    });
    expect(ruleOf(ruleDraftOf({ ...rule, id: 'x', version: 1 }))).toEqual(rule);
  });

  test('all seven weekdays are sent as an empty list', () => {
    expect(ruleOf({ ...good, weekdays: [1, 2, 3, 4, 5, 6, 7] }).weekdays).toEqual([]);
  });

  test.each([
    [{ price: '' }, ['price']],
    [{ price: 'x', member_price: 'y' }, ['price', 'member_price']],
    [{ duration: '10' }, ['duration']],
    [{ duration: '1.5' }, ['duration']],
    [{ from: '' }, ['hours']],
    [{ priority: '' }, ['priority']],
    [{ priority: '1001' }, ['priority']],
    [{ valid_from: '2027-01-02', valid_to: '2027-01-01' }, ['valid_to']],
    [{ valid_from: '2027-01-02', valid_to: '2027-01-02' }, []],
  ])('%j has the problems %j', (part, problems) => expect(ruleProblems({ ...good, ...part })).toEqual(problems));

  test.each([
    [[1, 2, 3, 4, 5], [[1, 5]]],
    [
      [7, 6, 1],
      [
        [1, 1],
        [6, 7],
      ],
    ],
    [[], []],
  ])('%j run as %j', (days, runs) => expect(runsOf(days)).toEqual(runs));

  test('equal start and end mean the whole day', () => {
    expect(isAllDay({ from: '00:00', to: '24:00' })).toBe(true);
    expect(isAllDay({ from: '08:00', to: '08:00' })).toBe(true);
    expect(isAllDay({ from: '08:00', to: '24:00' })).toBe(false);
  });
});

describe('team', () => {
  test('the request names granted permissions only', () => {
    const granted = withGrant(withGrant(newMember().granted, 'schedule', false), 'buffet', true);
    expect(grantOf({ email: '', role: 'staff', granted }).permissions).toEqual({
      booking: true,
      players: true,
      buffet: true,
      club_selection: true,
      profile: true,
    });
  });

  test('a revoked permission is not granted in the draft', () => {
    const member = { role: 'staff', email: 'a@b.c', permissions: { schedule: true, buffet: false } } as never;
    expect(memberDraftOf(member)).toEqual({ email: 'a@b.c', role: 'staff', granted: ['schedule'] });
  });
});

test('the audit filter ignores invalid parameters of the address', () => {
  const actor = '00000000-0000-4000-8000-000000000001';
  expect(auditFilterOf(new URLSearchParams(`area=court&actor_id=${actor}&from=2026-11-01&to=2026-11-30`))).toEqual({
    area: 'court',
    actor_id: actor,
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(auditFilterOf(new URLSearchParams('area=x&actor_id=1&from=2026-02-30&tab=audit'))).toEqual({});
});

test.each([
  ['5', 5],
  [' 10 ', 10],
  ['0', null],
  ['11', null],
  ['1.5', null],
  ['', null],
  ['x', null],
])('%j from 1 to 10 is %j', (typed, number) => expect(wholeNumber(typed, 1, 10)).toBe(number));
