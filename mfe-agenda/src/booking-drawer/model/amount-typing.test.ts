import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import fc from 'fast-check';
import { type Typed, typeAmount } from './amount-typing';

/** Reads a field in which `|` is the caret. */
const at = (field: string): Typed => ({ text: field.replace('|', ''), caret: field.indexOf('|') });
const field = ({ text, caret }: Typed) => `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ['the fourth digit', '480', '4800|', '4.800|'],
  ['a digit in the middle', '48.000', '481|.000', '481|.000'],
  ['a digit that moves the thousands', '148.000', '1248|.000', '1.248|.000'],
  ['a digit in front', '48.000', '9|48.000', '9|48.000'],
  ['a digit behind the point', '48.000', '48.7|000', '487|.000'],
  ['a decimal comma', '48.000', '48.000,|', '48.000,|'],
  ['a point, which is the comma', '48.000', '48.000.|', '48.000,|'],
  ['decimals', '48.000,', '48.000,5|', '48.000,5|'],
  ['three digits behind a comma, which are thousands', '48,00', '48,000|', '48.000|'],
  ['a third decimal of less than one, which is no amount', '0,00', '0,001|', '0,001|'],
  ['a digit in front of decimals', '48,00', '148,|00', '148,|00'],
  ['a letter, which stays to be seen', '48.000', '48.000x|', '48.000x|'],
])('typed: %s', (_, before, typed, after) => expect(field(typeAmount(before, at(typed), 'insertText'))).toBe(after));

test.each([
  ['Backspace at the end', '48.000', '48.00|', 'deleteContentBackward', '4.800|'],
  ['Backspace in the middle', '148.000', '14|.000', 'deleteContentBackward', '14|.000'],
  ['Backspace behind the point', '48.000', '48|000', 'deleteContentBackward', '4|.000'],
  ['Delete before the point', '48.000', '48|000', 'deleteContentForward', '4.8|00'],
  ['Delete of the first digit', '48.000', '|8.000', 'deleteContentForward', '|8.000'],
  ['Backspace of the comma', '12,5', '12|5', 'deleteContentBackward', '12|5'],
  ['a digit over three that were chosen', '12.345', '12.7|', 'insertText', '127|'],
])('erased: %s', (_, before, typed, inputType, after) => {
  expect(field(typeAmount(before, at(typed), inputType))).toBe(after);
});

test.each([
  ['12000.50', '12.000,50|'],
  ['$ 48000', '48.000|'],
  ['48000 c/u', '48000 c/u|'],
  ['48000', '48.000|'],
  ['1.234.567', '1.234.567|'],
  ['12.5', '12,50|'],
])('pasted: %s', (text, after) =>
  expect(field(typeAmount('9.500', { text, caret: text.length }, 'insertFromPaste'))).toBe(after),
);

test('whatever digits are typed wherever, the field holds them in that order, and reads as their amount', () => {
  const keys = fc.array(fc.record({ digit: fc.integer({ min: 0, max: 9 }), at: fc.nat(20) }), { maxLength: 9 });
  fc.assert(
    fc.property(keys, (typed) => {
      let now = { text: '', caret: 0 };
      let digits = '';
      for (const key of typed) {
        const caret = Math.min(key.at, now.text.length);
        const before = now.text.slice(0, caret).replaceAll('.', '').length;
        const text = `${now.text.slice(0, caret)}${key.digit}${now.text.slice(caret)}`;
        now = typeAmount(now.text, { text, caret: caret + 1 }, 'insertText');
        digits = `${digits.slice(0, before)}${key.digit}${digits.slice(before)}`;
        expect(now.text.slice(0, now.caret).replaceAll('.', '')).toBe(digits.slice(0, before + 1));
      }
      expect(now.text.replaceAll('.', '')).toBe(digits);
      if (digits) expect(parseAmount(now.text)).toBe(Number(digits) * 100);
      if (digits && !digits.startsWith('0')) expect(now.text).toBe(amountText(Number(digits) * 100));
    }),
  );
});
