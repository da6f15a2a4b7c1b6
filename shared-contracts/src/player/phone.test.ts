import { homeCode, phoneText, typedPlayer } from './phone';

test.each([
  ['America/Argentina/Buenos_Aires', '+54'],
  ['America/Argentina/Cordoba', '+54'],
  ['America/Montevideo', '+598'],
  ['America/Bahia', '+55'],
  ['America/Bahia_Banderas', '+52'],
  ['Brazil/East', '+55'],
  ['Asia/Tokyo', '+54'],
])('numbers of a club in %s have %s', (zone, code) => expect(homeCode(zone)).toBe(code));

test.each([
  ['+5491140472803', '11 4047-2803', '+54 9 11 4047-2803'],
  ['+5493514001234', '351 400-1234', '+54 9 351 400-1234'],
  ['+5492954412345', '2954 41-2345', '+54 9 2954 41-2345'],
  ['+541147771200', '11 4777-1200', '+54 11 4777-1200'],
  ['+548001234567', '80 0123 4567', '+54 80 0123 4567'],
])('the Argentine number %s is %s at home and %s abroad', (phone, local, abroad) => {
  expect(phoneText(phone, '+54')).toBe(local);
  expect(phoneText(phone, '+598')).toBe(abroad);
});

test.each([
  ['+59899123456', '+598', '099 123 456', '+598 99 123 456'],
  ['+59829012345', '+598', '2901 2345', '+598 2901 2345'],
  ['+56987654321', '+56', '9 8765 4321', '+56 9 8765 4321'],
  ['+5511987654321', '+55', '(11) 98765-4321', '+55 11 98765-4321'],
  ['+551133334444', '+55', '(11) 3333-4444', '+55 11 3333-4444'],
  ['+525512345678', '+52', '55 1234 5678', '+52 55 1234 5678'],
  ['+522221234567', '+52', '222 123 4567', '+52 222 123 4567'],
  ['+34911234567', '+34', '91123 4567', '+34 91123 4567'],
])('%s of %s is %s at home and %s in Argentina', (phone, code, local, abroad) => {
  expect(phoneText(phone, code)).toBe(local);
  expect(phoneText(phone, '+54')).toBe(abroad);
});

test('a number of an unknown country stays as it is', () => {
  expect(phoneText('+8613812345678', '+54')).toBe('+8613812345678');
  expect(phoneText('', '+54')).toBe('');
});

test.each([
  ['Ana Paz', 'Ana', 'Paz', null],
  ['Ana Paz de la Cruz 11 4047-2803', 'Ana', 'Paz de la Cruz', '11 4047-2803'],
  ['011 15-4047-2803 Ana', 'Ana', '', '011 15-4047-2803'],
  ['Ana, +54 9 11 4047 2803', 'Ana', '', '+54 9 11 4047 2803'],
  ['1140472803', '', '', '1140472803'],
  ['Equipo 2', 'Equipo', '2', null],
  ['', '', '', null],
])('"%s" is %s, %s, %s', (text, first_name, last_name, phone) => {
  expect(typedPlayer(text)).toEqual({ first_name, last_name, phone });
});
