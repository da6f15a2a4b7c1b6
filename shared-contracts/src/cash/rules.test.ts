import { closingReport } from './rules';

test('the report names what lacks and what is too much, and leaves out what was not used', () => {
  expect(closingReport({ cash: 1000, qr: 500, transfer: 0 }, { cash: 900, qr: 500, debit_card: 20 })).toEqual([
    { method: 'cash', expected: 1000, counted: 900, difference: -100 },
    { method: 'debit_card', expected: 0, counted: 20, difference: 20 },
    { method: 'qr', expected: 500, counted: 500, difference: 0 },
  ]);
});
