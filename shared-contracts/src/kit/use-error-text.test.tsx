import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { AppError } from '../core/app-error';
import messages from './lang/es.json';
import { useErrorText } from './use-error-text';

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <IntlProvider locale="es" messages={messages}>
    {children}
  </IntlProvider>
);

test.each([
  ['a code with a text', new AppError('forbidden', 403, {}), 'No tienes permisos para realizar esta acción.'],
  ['an unknown code', new AppError('full_moon', 409, {}), 'Ha ocurrido un error inesperado.'],
  [
    'a call that was given up because its session ended',
    new DOMException('given up', 'AbortError'),
    'Tu sesión terminó. Volvé a iniciar sesión.',
  ],
])('%s is put into words', (_, error, words) => {
  expect(renderHook(useErrorText, { wrapper }).result.current(error)).toBe(words);
});
