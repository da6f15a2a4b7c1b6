import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../session/session-store';
import { ApiServer, error } from '../../testing/api-server';
import { renderAt } from '../../testing/render-page';
import { RegisterScreen } from './register-screen';

const api = new ApiServer();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  localStorage.clear();
  clearSession();
});

async function register(name: string, email: string, password: string) {
  renderAt('/register', <RegisterScreen />);
  for (const [label, typed] of [
    [/Nombre/, name],
    [/Email/, email],
    [/^Contraseña/, password],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(typed);
  }
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

test.each([
  ['añá@club.test', 'Clave-Larga-7', /Email/, 'Ingresá un email válido.'],
  ['ana@club,test.com', 'Clave-Larga-7', /Email/, 'Ingresá un email válido.'],
  ['ana@club.test', 'Aa1!'.repeat(33), /^Contraseña/, 'Puede tener hasta 128 caracteres.'],
  ['ana@club.test', 'corta', /^Contraseña/, 'Todavía no cumple los requisitos de abajo.'],
])('what the service would refuse is told at its field: %s, %s', async (email, password, label, text) => {
  await register('Ana', email, password);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(api.asked).toEqual([]);
});

test.each([
  [error(422, 'weak_password'), /^Contraseña/, /fácil de adivinar. Probá con varias palabras juntas/],
  [error(409, 'email_taken'), /Email/, /ya está registrado/],
])('a refusal (%j) is told at its field, and the input stays', async (answer, label, text) => {
  api.respond = () => answer;
  await register('Ana', 'ana@club.test', 'Password1!');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('Password1!');
});

test('a name that is pasted from a sheet or a chat is sent as it is seen', async () => {
  await register('\u202aAna\u202c\tPaz', 'ana@club.test', 'Clave-Larga-7');
  await waitFor(() => expect(api.asked[0]?.body).toMatchObject({ name: 'Ana Paz' }));
});
