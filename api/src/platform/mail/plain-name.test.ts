import fc from 'fast-check';
import { plainName } from './plain-name';

test.each([
  ['Lucía Paz', 'Lucía Paz'],
  ['J. R. Pérez', 'J. R. Pérez'],
  ['Club Ñandú (Centro) - 2.º piso', 'Club Ñandú (Centro) - 2 º piso'],
  ['Ganaste: https://evil.example/pago', 'Ganaste https evil example pago'],
  ['www.evil.example', 'www evil example'],
  ['soporte@evil.example', 'soporte evil example'],
  ['evil.рф', 'evil рф'],
  ['', ''],
])('%s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test('no name keeps an address of a page or of mail, and none is changed twice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.emailAddress(), fc.domain()), (name) => {
      const plain = plainName(name);
      expect(plain).not.toMatch(/[:/@]|\.[\p{L}\p{N}]/u);
      expect(plainName(plain)).toBe(plain);
    }),
  );
});
