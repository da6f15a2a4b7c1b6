import { AppError, defineErrors, isAppError, isError } from './app-error';

const errors = defineErrors({ court_taken: 409, gone: 404 });

test('an error carries its code, status and params', () => {
  const e = AppError.of(errors.court_taken, { court: 'A' });
  expect([e.code, e.status, e.params]).toEqual(['court_taken', 409, { court: 'A' }]);
  expect(isError(e, errors.court_taken)).toBe(true);
  expect(isError(e, errors.gone)).toBe(false);
});

test('an error of another copy of the class is recognised, a plain one is not', () => {
  const foreign = Object.assign(new Error('court_taken'), { name: 'AppError', code: 'court_taken', status: 409 });
  expect(isError(foreign, errors.court_taken)).toBe(true);
  expect(isAppError(new Error('court_taken'))).toBe(false);
  expect(isAppError({ name: 'AppError' })).toBe(false);
});
