import type { SecondFactor } from '@canchero/shared-contracts/second-factor';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths';
import { renderScreen } from '../testing/render-screen';
import { SecondFactorGate } from './second-factor-gate';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, i) => `AAAA-BBBB-CCCC-000${i}`);

let api: ApiServer;
let state: SecondFactor;
beforeEach(async () => {
  api = await startApiServer();
  state = { set_up: true, passed: false, recovery_codes_left: 10 };
  api.answer(/GET .*second-factor$/, () => state);
});
afterEach(() => api.close());

const open = () =>
  renderScreen(
    <SecondFactorGate>
      <p>La plataforma</p>
    </SecondFactorGate>,
    { apiUrl: api.url, address: paths.overview, club: null },
  );
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('a session that passed sees the platform at once', async () => {
  state = { ...state, passed: true };
  open();
  expect(await screen.findByText('La plataforma')).toBeVisible();
});

test('a session passes by a code; a wrong one says so, and one is tried again', async () => {
  api.answer(/POST .*second-factor\/pass/, ({ body }) => {
    if ((body as { code: string }).code !== '123456') return new Refusal(422, 'wrong_code');
    state = { ...state, passed: true };
    return state;
  });
  open();
  const code = await field(/^Código de tu autenticador/);
  expect(screen.queryByText('La plataforma')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Escribí el código, de seis cifras.')).toBeVisible();
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByText(/^El código no es correcto, venció o ya se usó/)).toBeVisible();
  expect(code).toHaveValue('');
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('La plataforma')).toBeVisible();
});

test('an account without a second factor sets it up, and keeps its recovery codes before it goes on', async () => {
  state = { set_up: false, passed: false, recovery_codes_left: 0 };
  api.answer(/POST .*second-factor$/, () => ({ secret: SECRET, uri: `otpauth://totp/Canchero:ana?secret=${SECRET}` }));
  api.answer(/POST .*second-factor\/confirm/, () => {
    state = { set_up: true, passed: true, recovery_codes_left: 10 };
    return { recovery_codes: CODES };
  });
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('img', { name: 'Código QR de la clave' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(await field(/^Código de seis cifras/), '123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  const go = screen.getByRole('button', { name: 'Seguir' });
  expect(go).toBeDisabled();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
  await user.click(screen.getByRole('checkbox', { name: 'Los guardé en un lugar seguro' }));
  await user.click(go);
  expect(await screen.findByText('La plataforma')).toBeVisible();
});

test('a service that fails says so, and is asked again', async () => {
  let fails = true;
  state = { ...state, passed: true };
  api.answer(/GET .*second-factor$/, () => (fails ? new Refusal(500, 'internal') : state));
  open();
  expect(await screen.findByText('No se pudo leer el segundo factor')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La plataforma')).toBeVisible();
});
