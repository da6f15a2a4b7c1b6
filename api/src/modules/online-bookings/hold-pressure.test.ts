import fc from 'fast-check';
import { type HoldPressure, isAbused, workOf } from './hold-pressure';

const pressure = (given: Partial<HoldPressure> = {}): HoldPressure => ({
  open: 0,
  ofAddress: 0,
  ofClub: 0,
  ofPlace: 0,
  courts: 4,
  ...given,
});

test.each<[string, Partial<HoldPressure>, number]>([
  ['nothing held', {}, 0],
  ['two places open', { open: 2 }, 0],
  ['three places open', { open: 3 }, 1],
  ['six places open', { open: 6 }, 2],
  ['eleven places open', { open: 11 }, 4],
  ['five holds of the address left', { ofAddress: 5 }, 0],
  ['six holds of the address left', { ofAddress: 6 }, 1],
  ['twelve holds of the address left', { ofAddress: 12 }, 2],
  ['six for each court of the club left', { ofClub: 24 }, 1],
  ['less than that', { ofClub: 23 }, 0],
  ['a small club', { ofClub: 11, courts: 1 }, 0],
  ['a small club with twelve left', { ofClub: 12, courts: 1 }, 1],
  ['a place left once', { ofPlace: 1 }, 0],
  ['a place left twice', { ofPlace: 2, courts: 1 }, 1],
  ['a place held in turn', { ofPlace: 6, courts: 1 }, 4],
  ['the worst of all three', { open: 3, ofAddress: 24, ofClub: 30 }, 8],
  ['no more than eight', { ofAddress: 1000 }, 8],
])('%s costs %i', (_name, given, factor) => {
  expect(workOf(pressure(given), 1)).toBe(factor);
});

test('more that is held never costs less, and the factor of all limits moves what is free', () => {
  const count = fc.nat({ max: 200 });
  const counts = fc.record({
    open: count,
    ofAddress: count,
    ofClub: count,
    ofPlace: count,
    courts: fc.nat({ max: 30 }),
  });
  fc.assert(
    fc.property(counts, counts, fc.integer({ min: 1, max: 5 }), (held, more, factor) => {
      const sum = {
        open: held.open + more.open,
        ofAddress: held.ofAddress + more.ofAddress,
        ofClub: held.ofClub + more.ofClub,
        ofPlace: held.ofPlace + more.ofPlace,
        courts: held.courts,
      };
      expect(workOf(sum, factor)).toBeGreaterThanOrEqual(workOf(held, factor));
      expect(workOf(held, factor)).toBeLessThanOrEqual(workOf(held, 1));
      if (isAbused(held, factor)) expect(workOf(held, factor)).toBeGreaterThan(0);
    }),
  );
});
