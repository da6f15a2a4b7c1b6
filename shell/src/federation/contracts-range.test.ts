import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS_VERSION, fitsContracts } from './contracts-range';

test('the shell provides the contracts of this repository', () => {
  const file = path.resolve(__dirname, '../../../shared-contracts/package.json');
  expect(CONTRACTS_VERSION).toBe((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
});

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.2.4', true],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['*', '3.0.0', true],
  ['>=1', '1.0.0', false],
])('%s with %s: %s', (range, version, fits) => {
  expect(fitsContracts(range, version)).toBe(fits);
});
