import { isStaffPath } from './pages';

test.each([
  ['/agenda', true],
  ['/event/1', true],
  ['/detalle-reserva/1?x=1', true],
  ['/', false],
  ['/agendas', false],
  ['/administrator', false],
  ['/administrator/clubs', false],
])('without a session %s leads to sign-in: %s', (path, leads) => {
  expect(isStaffPath(path)).toBe(leads);
});
