import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INVITED } from '../../account/invited';
import { ApiServer } from '../../testing/api-server';
import { renderAt } from '../../testing/render-page';
import { ResetPasswordScreen } from './reset-password-screen';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  api.respond = ({ body }) => {
    sent.push(body);
    return { status: 204 };
  };
});
const password = () => screen.getByLabelText(/^Contraseña/);

test('an invited newcomer gives a name and a password, and reads nothing of sessions', async () => {
  renderAt('/reset-password?token=t', <ResetPasswordScreen />, INVITED);
  expect(screen.getByRole('heading', { name: 'Creá tu cuenta' })).toBeVisible();
  expect(screen.queryByText(/sesiones abiertas/)).not.toBeInTheDocument();
  await userEvent.type(password(), 'Demo1234!');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  const name = screen.getByRole('textbox', { name: /Nombre/ });
  expect(name).toHaveAccessibleDescription('Ingresá tu nombre.');
  expect(sent).toEqual([]);
  await userEvent.type(name, " João d'Ávila ");
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(sent).toEqual([{ token: 't', new_password: 'Demo1234!', name: "João d'Ávila" }]);
});

test('whoever forgot a password chooses a new one alone', async () => {
  renderAt('/reset-password?token=t', <ResetPasswordScreen />);
  expect(screen.getByText(/sesiones abiertas/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Nombre/ })).not.toBeInTheDocument();
  await userEvent.type(password(), 'Demo1234!');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  await waitFor(() => expect(sent).toEqual([{ token: 't', new_password: 'Demo1234!' }]));
});
