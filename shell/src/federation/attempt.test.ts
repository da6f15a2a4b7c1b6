import { someRelease } from '../testing/releases';
import { attemptOf, createAttempt } from './attempt';

test('however often a release fails, only its last two attempts are kept, and those of others stay', () => {
  const other = createAttempt(someRelease({ name: 'mfe-other' }), 0);
  const release = someRelease({ name: 'mfe-x' });
  const attempts = Array.from({ length: 50 }, (_, number) => createAttempt(release, number));
  expect(attempts.filter(({ name }) => attemptOf(name))).toEqual(attempts.slice(-2));
  expect(attemptOf(other.name)).toBe(other);
});
