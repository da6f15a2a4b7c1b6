import fc from 'fast-check';
import { settlementByRule, settlementChoices, timeLeft } from './cancellation';

test('every choice shares out exactly what was paid, and the rule picks one of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(99_999_999), fc.boolean(), (paid, fee, inTime) => {
      const deposit = Math.min(fee, paid);
      const choices = settlementChoices({ deposit }, paid);
      for (const { kept, returned } of choices) expect(kept + returned).toBe(paid);
      const kept = inTime ? 0 : deposit;
      const byRule = choices.find(({ kind }) => kind === settlementByRule({ kept }, paid));
      expect(byRule?.kept).toBe(kept);
    }),
  );
});

test.each([
  [0, 'begun', 0],
  [59 * 60_000, 'minutes', 59],
  [26.9 * 3_600_000, 'hours', 26],
  [72 * 3_600_000, 'days', 3],
])('%i ms before a booking: %s %i', (ms, unit, count) => expect(timeLeft(ms)).toEqual({ unit, count }));
