import { countryChoices } from './countries';

test('a calling code that is not listed stands for itself', () => {
  expect(countryChoices('es', '+54')[0]).toEqual(['+54', '+54 Argentina']);
  expect(countryChoices('es', '+999').at(-1)).toEqual(['+999', '+999']);
});
