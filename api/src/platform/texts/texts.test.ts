import { textsIn } from './texts';

const courts = '{count, plural, one {# cancha} other {# canchas}}';
const textIn = textsIn({
  es: { hello: 'Hola, {name}', courts, day: '{day, date, ::yyyyMMdd}' },
  en: {
    hello: "Hello {name}, it's me",
    courts: '{count, plural, one {# court} other {# courts}}',
    day: '{day, date, ::yyyyMMdd}',
  },
  pt: {
    hello: 'Olá, {name}',
    courts: '{count, plural, one {# quadra} other {# quadras}}',
    day: '{day, date, ::yyyyMMdd}',
  },
});

test.each([
  ['es', 'Hola, Ana', '2 canchas', '08/01/2031'],
  ['en', "Hello Ana, it's me", '2 courts', '01/08/2031'],
  ['pt', 'Olá, Ana', '2 quadras', '08/01/2031'],
] as const)('texts in %s', (language, hello, two, day) => {
  const text = textIn(language);
  expect(text('hello', { name: 'Ana' })).toBe(hello);
  expect(text('courts', { count: 2 })).toBe(two);
  expect(text('day', { day: new Date('2031-01-08T23:59:00Z') })).toBe(day);
});

test('a value is inserted as it is, whatever it looks like', () => {
  const name = "$& {name} <b>Ana</b> '{'";
  expect(textIn('es')('hello', { name })).toBe(`Hola, ${name}`);
});

test('a missing text or value is an error', () => {
  expect(() => textIn('es')('hello')).toThrow(/name/);
  expect(() => textIn('pt')('bye' as 'hello')).toThrow(/Missing message/);
});
