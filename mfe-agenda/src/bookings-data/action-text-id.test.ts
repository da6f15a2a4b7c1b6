import es from '../../lang/es.json';
import { actionTextId } from './action-text-id';

const texts: Readonly<Record<string, string>> = es;

test.each([
  ['booking.create', 'Reserva creada'],
  ['booking.mend_sum', 'Suma corregida según sus movimientos'],
  ['player.mend_sum', 'Suma corregida según sus movimientos'],
])('the action %s reads %s', (action, expected) => {
  expect(texts[actionTextId(action)]).toBe(expected);
});
