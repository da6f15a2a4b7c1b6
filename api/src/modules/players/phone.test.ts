import { phoneText } from '@canchero/shared-contracts/player';
import fc from 'fast-check';
import { searchTerms } from '../../platform/db/text-search';
import { type Home, parsePhone } from './phone';

const AT_HOME: Record<string, Home> = {
  AR: { code: '+54', area: '11' },
  UY: { code: '+598', area: null },
  CL: { code: '+56', area: null },
  BR: { code: '+55', area: null },
  MX: { code: '+52', area: null },
};
const home = (country: string): Home => AT_HOME[country] as Home;
const whole = (text: string, at: Home) => {
  const phone = parsePhone(text, at);
  return phone && phone.phone_country + phone.phone;
};

test.each([
  ['11 5555-1234', 'AR', '+5491155551234'],
  ['15 5555-1234', 'AR', '+5491155551234'],
  ['5555 1234', 'AR', '+5491155551234'],
  ['(02954) 15-41-2345', 'AR', '+5492954412345'],
  ['+54 11 15 5555-1234', 'AR', '+5491155551234'],
  ['+54 9 11 15 5555-1234', 'AR', '+5491155551234'],
  ['+54 9 11 15 5555-1234', 'UY', '+5491155551234'],
  ['00 54 9 2954 15 41-2345', 'BR', '+5492954412345'],
  ['011 9 5555 1234', 'AR', '+5491155551234'],
  ['351 9 555 1234', 'AR', '+5493515551234'],
  ['299 9 412 3456', 'AR', '+5492994123456'],
  ['351 955 5123', 'AR', '+5493519555123'],
  ['351 9 555 1234', 'UY', null],
  ['+39 11 9 555 123', 'AR', null],
  ['+54 9 11 15 5555-123', 'AR', null],
  ['0800 222 1234', 'AR', '+548002221234'],
  ['+54 11 5555-1234', 'UY', '+5491155551234'],
  ['+52 1 55 1234 5678', 'AR', '+525512345678'],
  ['+34 612 345 678', 'AR', '+34612345678'],
  ['400-1234', 'AR', null],
  ['15 400-1234', 'AR', null],
  ['123', 'AR', null],
  ['no tiene', 'AR', null],
])('%s, typed in %s, is %s', (text, country, phone) => expect(whole(text, home(country))).toBe(phone));

test.each(['+4', '+8906'])('no country has the code %s: only a number that names its own is one', (code) => {
  expect(whole('11 4047-2804', { code, area: null })).toBeNull();
  expect(whole('+34 612 345 678', { code, area: null })).toBe('+34612345678');
});

test('a number without its area is of the area of the club', () => {
  const cordoba = { code: '+54', area: '351' };
  for (const text of ['400-1234', '15 400-1234', '015 4001234']) expect(whole(text, cordoba)).toBe('+5493514001234');
});

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
/** Country, number in the form of E.164, and the digits of all ways to write it. */
const numbers = fc.oneof(
  fc
    .constantFrom('11', '351', '341', '223', '2954', '3435')
    .chain((area) => fc.tuple(fc.constant(area), fc.constantFrom('4', '5', '6'), digits(9 - area.length)))
    .map(([area, first, rest]) => {
      const local = first + rest;
      const full = area + local;
      return {
        country: 'AR',
        phone: `+549${full}`,
        ways: [
          ...['', '0', '9', '+549', '+54', '549', '54', '00549', '0054'].map((prefix) => [prefix, area, local]),
          ...['', '0', '9', '+549', '+54', '549', '54', '00549', '0054'].map((prefix) => [prefix, area, '15', local]),
          ...['', '0', '+54', '54', '0054'].map((prefix) => [prefix, area, '9', local]),
          ...(area === '11' ? [[local], ['15', local], ['015', local]] : []),
        ],
      };
    }),
  digits(6).map((rest) => ({
    country: 'UY',
    phone: `+5989${1}${rest}`,
    ways: ['', '0', '+598', '00598', '598'].map((prefix) => [prefix, '91', rest]),
  })),
  digits(7).map((rest) => ({
    country: 'CL',
    phone: `+5699${rest}`,
    ways: ['', '0', '+56', '0056', '56'].map((prefix) => [prefix, '9', `9${rest}`]),
  })),
  digits(7).map((rest) => ({
    country: 'BR',
    phone: `+55119${8}${rest}`,
    ways: ['', '0', '+55', '0055', '55'].flatMap((prefix) => [
      [prefix, '11', `98${rest}`],
      [prefix, '11', `8${rest}`],
    ]),
  })),
  digits(7).map((rest) => ({
    country: 'MX',
    phone: `+52552${rest}`,
    ways: ['', '1', '044', '045', '01', '+52', '+521', '52', '0052', '00521'].map((prefix) => [
      prefix,
      '55',
      `2${rest}`,
    ]),
  })),
);
const written = numbers.chain(({ ways, ...number }) =>
  fc
    .tuple(fc.constantFrom(...ways), fc.constantFrom(' ', '-', '.', '', '  '))
    .map(([parts, space]) => ({ ...number, text: parts.filter(Boolean).join(space) })),
);

test('all ways to write a number give one form', () => {
  fc.assert(
    fc.property(written, ({ country, phone, text }) => whole(text, home(country)) === phone),
    { numRuns: 2000 },
  );
});

test('the form of a number, and what is shown of it anywhere, is the number again', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('AR', 'UY', 'CL', 'BR', 'MX'), ({ phone }, reader) => {
      const at = home(reader);
      expect(whole(phone, at)).toBe(phone);
      expect(whole(phoneText(phone, at.code), at)).toBe(phone);
    }),
  );
});

test('search finds a number by all ways to write it', () => {
  fc.assert(
    fc.property(written, ({ phone, text }) => {
      const terms = searchTerms(text);
      expect(terms.every((term) => term.some((spelling) => phone.includes(spelling)))).toBe(true);
      expect(terms).toHaveLength(1);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['12', [['12']]],
  ['  ana   pérez ', [['ana'], ['pérez']]],
  ['ana 15 4444 5555', [['ana'], ['1544445555', '44445555']]],
  ['ana 4444-5555', [['ana'], ['4444-5555', '44445555']]],
  ['cancha 1 20', [['cancha'], ['1'], ['20']]],
  ['torneo 12/11', [['torneo'], ['12/11', '1211']]],
])('search terms of "%s"', (q, terms) => expect(searchTerms(q)).toEqual(terms));
