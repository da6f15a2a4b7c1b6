import { countryChoices, groupedPhone } from './countries';

test.each([
  ['+5491140012345', '+54 9 11 4001 2345'],
  ['+541140012345', '+54 11 4001 2345'],
  ['+5493514001234', '+54 9 351 400 1234'],
  ['+59899123456', '+598 9912 3456'],
  ['+34911234567', '+34 91123 4567'],
  ['+8613812345678', '+8613812345678'],
  ['', ''],
])('%s is read as %s', (phone, text) => expect(groupedPhone(phone)).toBe(text));

test('nothing but spaces is added', () => {
  for (const phone of ['+5491140012345', '+595981123456', '+12025550123', '+541']) {
    expect(groupedPhone(phone).replaceAll(' ', '')).toBe(phone);
  }
});

test('a calling code that is not listed stands for itself', () => {
  expect(countryChoices('es', '+54')[0]).toEqual(['+54', '+54 Argentina']);
  expect(countryChoices('es', '+999').at(-1)).toEqual(['+999', '+999']);
});
