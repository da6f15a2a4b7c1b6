import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiServer } from '../../testing/api-server';
import { renderAt } from '../../testing/render-page';
import { ForgotPasswordScreen } from './forgot-password-screen';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());

test('the form asks for an e-mail; once it is sent, a message takes the form’s place and the focus', async () => {
  api.respond = () => ({ status: 202, body: { data: {} } });
  renderAt('/forgot-password', <ForgotPasswordScreen />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'ana@club{Enter}');
  expect(email).toHaveAccessibleDescription('Ingresá un email válido.');
  expect(api.asked).toEqual([]);
  await userEvent.type(email, '.test{Enter}');
  expect(await screen.findByRole('heading', { name: 'Revisá tu email' })).toHaveFocus();
  expect(screen.getByText(/ana@club\.test/)).toBeVisible();
  expect(api.asked).toMatchObject([{ path: '/auth/password-reset', body: { email: 'ana@club.test' } }]);
});
