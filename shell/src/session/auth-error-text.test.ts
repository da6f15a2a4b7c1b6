import { AppError } from '@canchero/shared-contracts/core';
import en from '../../lang/en.json';
import es from '../../lang/es.json';
import pt from '../../lang/pt.json';
import { authErrorText } from './auth-error-text';

const CATALOGUES: readonly Record<string, string>[] = [es, en, pt];
/** Returns the text in each language. */
const inAll = (error: unknown) => CATALOGUES.map((texts) => authErrorText(error, (id) => texts[id] ?? id));
const answer = (status: number, code = 'odd', message = code) => new AppError(code, status, {}, { message });

test.each([
  [
    0,
    'Error de conexión. Verifica tu conexión a internet.',
    'Connection error. Check your internet connection.',
    'Erro de conexão. Verifique sua conexão com a internet.',
  ],
  [
    400,
    'Datos inválidos. Verifica la información ingresada.',
    'Invalid data. Check what you entered.',
    'Dados inválidos. Verifique as informações digitadas.',
  ],
  [
    401,
    'Credenciales inválidas. Verifica tu email y contraseña.',
    'Invalid credentials. Check your email and password.',
    'Credenciais inválidas. Verifique seu e-mail e senha.',
  ],
  [
    403,
    'No tienes permisos para realizar esta acción.',
    'You do not have permission to do this.',
    'Você não tem permissão para realizar esta ação.',
  ],
  [
    404,
    'No se encontró el recurso solicitado.',
    'What you asked for was not found.',
    'O recurso solicitado não foi encontrado.',
  ],
  [
    409,
    'El email ya está registrado. Intenta con otro email.',
    'This email is already registered. Try another one.',
    'O e-mail já está cadastrado. Tente com outro e-mail.',
  ],
  [422, 'Datos de entrada inválidos.', 'Invalid input.', 'Dados de entrada inválidos.'],
  [
    429,
    'Demasiadas solicitudes. Intenta nuevamente en unos minutos.',
    'Too many requests. Try again in a few minutes.',
    'Muitas solicitações. Tente novamente em alguns minutos.',
  ],
  [
    500,
    'Error del servidor. Intenta nuevamente más tarde.',
    'Server error. Try again later.',
    'Erro do servidor. Tente novamente mais tarde.',
  ],
  [418, 'Ha ocurrido un error inesperado.', 'An unexpected error has occurred.', 'Ocorreu um erro inesperado.'],
])('status %i, in the three languages', (status, ...texts) => {
  expect(inAll(answer(status))).toEqual(texts);
});

test.each([400, 422, 418])("for status %i the server's own message is shown", (status) => {
  expect(inAll(answer(status, 'odd', 'Falta el email'))).toEqual(Array(3).fill('Falta el email'));
});

test.each([0, 401, 403, 404, 409, 429, 500])('for status %i it is not', (status) => {
  expect(inAll(answer(status, 'odd', 'Falta el email'))).toEqual(inAll(answer(status)));
});

test.each(['invalid_token', 'weak_password', 'wrong_password'])('%s has a text of its own', (code) => {
  const texts = inAll(answer(422, code));
  expect(new Set(texts).size).toBe(3);
  expect(texts).not.toEqual(inAll(answer(422)));
});

test('an error that is no answer of the api is unexpected', () => {
  expect(inAll(new TypeError('x is undefined'))).toEqual(inAll(answer(418)));
});
