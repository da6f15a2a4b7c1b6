import { satisfies } from 'semver';
import { fitsContracts } from './contracts-range';

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

test.each(['^1.0.0', '^1.2.0', '^1.2.3', '^2.0.0', '^3.0.1', '1.2.3', '*'])(
  '%s means what it means to semver',
  (range) => {
    for (const version of ['1.0.0', '1.2.0', '1.2.3', '1.2.4', '1.10.0', '2.0.0', '2.3.4', '3.0.0', '3.0.1'])
      expect([version, fitsContracts(range, version)]).toEqual([version, satisfies(version, range)]);
  },
);
