import { createFormatter } from '@canchero/shared-contracts/kit';
import { aCashSession } from '../../testing/fixtures';
import { movementTime, wasLeftOpen } from './session-day';

const formatter = createFormatter('es', 'ARS', 'America/Argentina/Buenos_Aires');
/** Returns an instant of 2037-11-`day` by its hour on the club's clock. */
const at = (day: number, hour: number) => new Date(Date.UTC(2037, 10, day, hour + 3)).toISOString();

test.each([
  ['opened this morning', at(21, 8), at(21, 23), false],
  ['the evening before, after midnight', at(21, 18), at(22, 1), false],
  ['the evening before, in the morning', at(21, 18), at(22, 8), true],
  ['opened after midnight, in the morning', at(22, 1), at(22, 9), true],
])('a session %s', (_, opened_at, now, left) => {
  expect(wasLeftOpen({ opened_at }, Date.parse(now), formatter)).toBe(left);
});

test('movements have their day where one is of another than the opening', () => {
  const movement = (created_at: string) => ({ created_at }) as ReturnType<typeof aCashSession>['movements'][number];
  const opened_at = at(21, 8);
  const one = aCashSession({ opened_at, movements: [movement(at(21, 9))] });
  expect(movementTime(one, formatter)(at(21, 9))).toBe('09:00');
  const two = aCashSession({ opened_at, movements: [movement(at(21, 9)), movement(at(22, 10))] });
  expect(movementTime(two, formatter)(at(21, 9))).toBe('sáb, 21 nov 2037 09:00');
});
