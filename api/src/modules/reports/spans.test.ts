import fc from 'fast-check';
import { dateIn, eveOf, midnightOf } from './spans';

const zone = fc.constantFrom('America/Santiago', 'America/Asuncion', 'America/Havana', 'America/Sao_Paulo');
const date = fc.integer({ min: 0, max: 20 * 365 }).map((days) => new Date(days * 86_400_000 + Date.UTC(2015)));

test('a day begins with its first instant, also where midnight is skipped or comes twice', () => {
  fc.assert(
    fc.property(
      zone,
      date.map((day) => day.toISOString().slice(0, 10)),
      (timezone, day) => {
        const midnight = midnightOf(timezone, day);
        expect(dateIn(timezone, new Date(midnight))).toBe(day);
        expect(dateIn(timezone, new Date(midnight - 1))).toBe(eveOf(day));
        expect(midnightOf(timezone, eveOf(day), 1)).toBe(midnight);
      },
    ),
    {
      numRuns: 300,
      examples: [
        ['America/Havana', '2026-11-01'],
        ['America/Havana', '2027-03-14'],
        ['America/Santiago', '2026-09-06'],
        ['America/Asuncion', '2024-10-06'],
      ],
    },
  );
});
