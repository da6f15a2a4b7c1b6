import { AppError } from '@canchero/shared-contracts/core';
import { debugLog } from '../diagnostics/debug-log';
import '../testing/render-page';
import { describeError } from './describe-error';

const UNEXPECTED = 'Ha ocurrido un error inesperado';
const answer = (status: number, code: string) =>
  new AppError(code, status, {}, { message: 'insert into players failed' });

test.each<[string, unknown, string]>([
  ['a code with a text', answer(409, 'plan_limit_exceeded'), expect.not.stringMatching(/insert|inesperado/)],
  ['an unknown code', answer(418, 'odd'), UNEXPECTED],
  ['code that did not load', new Error('Loading chunk 575 failed (https://club.test/575.js)'), UNEXPECTED],
  ['a thrown text', 'x is undefined', UNEXPECTED],
  ['no connection', answer(0, 'no_connection'), expect.stringContaining('conexión')],
])('%s is shown in the words of the catalogue', (_, error, text) => {
  expect(describeError(error)).toEqual(text);
});

test('the details go into the log', () => {
  describeError(answer(418, 'odd'));
  expect(debugLog.getState().entries.at(-1)?.text).toBe('failed: 418 odd insert into players failed');
});
