import fc from 'fast-check';
import { checkDraft, occupancy, occupies, overlaps, priceOf } from './rules';
import { BOOKING_STATES } from './vocabulary';

test('a state that is neither cancelled nor a no-show occupies the court', () => {
  expect(BOOKING_STATES.filter((state) => occupies({ state }))).toEqual([
    'hold',
    'pending_payment',
    'confirmed',
    'completed',
  ]);
});

describe('overlaps', () => {
  const span = (start: string, end: string) => ({ start: `2026-03-04T${start}:00Z`, end: `2026-03-04T${end}:00Z` });
  test.each([
    [span('10:00', '11:00'), span('11:00', '12:00'), false],
    [span('10:00', '11:00'), span('10:45', '12:00'), true],
    [span('10:00', '12:00'), span('10:30', '11:00'), true],
    [span('10:00', '11:00'), span('10:00', '11:00'), true],
    [span('10:00', '11:00'), span('13:00', '14:00'), false],
  ])('%j %j', (a, b, clash) => {
    expect(overlaps(a, b)).toBe(clash);
    expect(overlaps(b, a)).toBe(clash);
  });
});

describe('priceOf', () => {
  test.each([
    [2_400_000, 60, 2_400_000],
    [2_400_000, 90, 3_600_000],
    [1_000_001, 30, 500_001],
    [0, 90, 0],
  ])('%i for %i minutes is %i', (base, minutes, price) => expect(priceOf(base, minutes)).toBe(price));

  test('is a whole number within half a centavo of the exact price, and grows with time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 30, max: 1440 }), (base, minutes) => {
        const price = priceOf(base, minutes);
        expect(Number.isInteger(price)).toBe(true);
        expect(Math.abs(price - (base * minutes) / 60)).toBeLessThanOrEqual(0.5);
        expect(priceOf(base, minutes + 15)).toBeGreaterThanOrEqual(price);
      }),
    );
  });
});

describe('checkDraft', () => {
  const whole = { court_id: 'c', start: '2026-03-04T10:00:00Z', duration: 60, event_type: 'turno' };
  test.each([
    [whole, []],
    [{ ...whole, court_id: null }, ['court_required']],
    [{ ...whole, start: '' }, ['start_required']],
    [{ ...whole, start: '1999-12-31T10:00:00Z' }, ['year_out_of_range']],
    [{ ...whole, start: '2099-12-31T10:00:00Z' }, []],
    [{ ...whole, start: '2100-01-01T10:00:00Z' }, ['year_out_of_range']],
    [{ ...whole, duration: 29 }, ['duration_too_short']],
    [{ ...whole, duration: 30 }, []],
    [{ ...whole, duration: 1440 }, []],
    [{ ...whole, duration: 1441 }, ['duration_too_long']],
    [{ ...whole, event_type: undefined }, ['event_type_required']],
    [{}, ['court_required', 'start_required', 'duration_too_short', 'event_type_required']],
  ])('%j', (draft, problems) => expect(checkDraft(draft)).toEqual(problems));
});

test.each([
  ['half of it', { booked_minutes: 300, blocked_minutes: 0, open_minutes: 600 }, 0.5],
  ['of what is not blocked', { booked_minutes: 300, blocked_minutes: 200, open_minutes: 600 }, 0.75],
  ['never more than all, also outside of the hours', { booked_minutes: 700, blocked_minutes: 0, open_minutes: 600 }, 1],
  ['nothing is open', { booked_minutes: 0, blocked_minutes: 0, open_minutes: 0 }, null],
])('occupancy: %s', (_, day, share) => {
  expect(occupancy(day)).toBe(share);
});
