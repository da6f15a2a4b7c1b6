import { isEmail } from './email';
import { Email } from './schema';

test.each([
  ['ana@club.com.ar', true],
  [' Ana.Paz+padel@Club.com ', true],
  ["o'brien@club.ie", true],
  ['ana', false],
  ['ana@', false],
  ['ana@club', false],
  ['ana paz@club.com', false],
  ['ana@club.com.', false],
  ['.ana@club.com', false],
  ['josé@club.com', false],
  ['a@b@club.com', false],
])('%j is an address: %s, for the form and for the api alike', (typed, is) => {
  expect(isEmail(typed)).toBe(is);
  expect(Email.safeParse(typed).success).toBe(is);
});
