import { playerName } from './rules';

test.each([
  ['Ana', 'Pérez', 'Ana Pérez'],
  ['Ana', '', 'Ana'],
])('%s %s', (first_name, last_name, name) => expect(playerName({ first_name, last_name })).toBe(name));
