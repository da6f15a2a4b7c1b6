import { LANGUAGES } from '@canchero/shared-contracts/core';
import fc from 'fast-check';
import { parseCsvAmount } from './csv-amount';
import { csvFile, csvMoney } from './csv-file';

test.each([
  ['1500', 150_000],
  ['1.500', 150_000],
  ['1,500', 150_000],
  ['$ 1.500,50', 150_050],
  ['1500.5', 150_050],
  ['1,234,567.89', 123_456_789],
  ['R$ 12,00', 1200],
  ['0', 0],
  ['', null],
  ['mil', null],
  ['-5', null],
  ['1.50.0', null],
  ['1.500.25', null],
  ['12.3456', null],
  ['0.005', null],
  ['0,005', null],
  ['99999999999999', null],
])('%s is %d', (text, centavos) => expect(parseCsvAmount(text)).toBe(centavos));

test('an amount that a file has is read back unchanged', async () => {
  const columns = [{ title: '', value: csvMoney }];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LANGUAGES),
      fc.integer({ min: 0, max: 1_000_000_000_00 }),
      async (language, centavos) => {
        const { content } = await csvFile({ name: '', language, columns, rows: [centavos] });
        expect(parseCsvAmount(content.split('\r\n').at(-1) ?? '')).toBe(centavos);
      },
    ),
  );
});
