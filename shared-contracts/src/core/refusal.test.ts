import { AppError } from './app-error';
import { isRefusal } from './refusal';

test.each([
  ['a refused call', new AppError('validation_failed', 422), true],
  ['an answer that was lost', new AppError('network_error', 0), false],
  ['a service that failed', new AppError('internal_error', 500), false],
  ['a mistake of ours', new TypeError('undefined is no function'), false],
])('%s', (_, error, refused) => expect(isRefusal(error)).toBe(refused));
