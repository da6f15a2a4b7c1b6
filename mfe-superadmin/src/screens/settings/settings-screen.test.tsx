import type { AdminSettings } from '@canchero/shared-contracts/admin-setting';
import { type ApiServer, dialogTitled, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { somePlan } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { SettingsScreen } from './settings-screen';

let api: ApiServer;
let settings: AdminSettings;
beforeEach(async () => {
  settings = {
    plans: [somePlan()],
    general: {
      sales_whatsapp: '5491155551234',
      claimed_clubs: 500,
      mail_from: '',
      sign_up: true,
      online_booking: true,
      version: 4,
    },
    history: [],
  };
  api = await startApiServer();
  api.answer(/GET \/admin\/settings$/, () => settings);
  api.answer(/PUT \/admin\/settings/, () => undefined);
  api.answer(/POST .*\/preview$/, () => ({ owners: 12, clubs: 14, courts_over: 3, players_over: 0, teams_waiting: 1 }));
});
afterEach(() => api.close());

const open = () => renderScreen(<SettingsScreen />, { apiUrl: api.url, address: paths.settings, club: null });
const sent = (call: RegExp) => api.calls.filter((one) => call.test(one.call)).map(({ body }) => body);

test('the catalogue shows prices, limits and what each plan includes', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^Premium/ });
  expect(row).toHaveTextContent(
    /\$\s44\.200, anual \$\s33\.150.*Hasta 3 canchas.*Resumen de eventos, Reservas online.*Estadísticas/,
  );
  expect(screen.getByText('Todavía no hubo cambios.')).toBeVisible();
});

test('new terms of a plan are shown with whom they concern before they are saved', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Premium' }));
  const form = within(await dialogTitled('Editar Premium'));
  const price = form.getByRole('textbox', { name: 'Mensual, pesos' });
  await userEvent.clear(price);
  await userEvent.type(price, 'caro');
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Precios de 2027');
  expect(form.getByRole('button', { name: 'Ver efecto' })).toBeDisabled();
  await userEvent.clear(price);
  await userEvent.type(price, '50000');
  await userEvent.clear(form.getByRole('textbox', { name: 'Canchas por club' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Buffet' }));
  await userEvent.click(form.getByRole('button', { name: 'Ver efecto' }));
  expect(await form.findByText(/12 dueños tienen este plan, con 14 clubes\. 3 clubes pasan el límite/)).toBeVisible();
  // another change has to be looked at again
  await userEvent.click(form.getByRole('checkbox', { name: 'Varias sedes' }));
  await userEvent.click(form.getByRole('button', { name: 'Ver efecto' }));
  await userEvent.click(await form.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent(/^PUT .*\/plans\/premium$/)).toHaveLength(1));
  const plan = somePlan();
  const { agenda: _, canchas: __, jugadores: ___, soporte: ____, ...switches } = plan.features;
  expect(sent(/^PUT .*\/plans\/premium$/)[0]).toEqual({
    pricing: { ...plan.pricing, monthly: { ...plan.pricing.monthly, ars: 5_000_000 } },
    limits: { ...plan.limits, max_courts_per_club: -1 },
    switches: { ...switches, buffet: true, multiSede: true },
    recommended: true,
    version: 1,
    reason: 'Precios de 2027',
  });
});

test('a plan that a colleague changed meanwhile is said to be so, and opened again as it is now', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Premium' }));
  const form = within(await dialogTitled('Editar Premium'));
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Precios de 2027');
  await userEvent.click(form.getByRole('button', { name: 'Ver efecto' }));
  api.answer(/PUT \/admin\/settings/, () => new Refusal(412, 'stale_version'));
  const plan = somePlan();
  const pricing = { ...plan.pricing, monthly: { ...plan.pricing.monthly, ars: 4_520_000 } };
  settings = { ...settings, plans: [{ ...plan, pricing, version: 2 }] };
  await userEvent.click(await form.findByRole('button', { name: 'Guardar' }));
  expect(await form.findByText(/Otro super admin cambió este plan\./)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Premium' }));
  const again = within(await dialogTitled('Editar Premium'));
  expect(again.getByRole('textbox', { name: 'Mensual, pesos' })).toHaveValue('45.200');
});

test('an impossible price is refused in words, and the form stays', async () => {
  api.answer(/POST .*\/preview$/, () => new Refusal(422, 'impossible_price'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Premium' }));
  const form = within(await dialogTitled('Editar Premium'));
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Precios de 2027');
  await userEvent.click(form.getByRole('button', { name: 'Ver efecto' }));
  expect(await form.findByText(/El precio no es posible/)).toBeVisible();
});

test('what is too much for a plan or a setting is said at its field', async () => {
  open();
  const described = (name: string, within: Pick<typeof screen, 'getByRole'> = screen) =>
    expect(within.getByRole('textbox', { name }));
  const type = async (name: string, value: string, within: Pick<typeof screen, 'getByRole'> = screen) => {
    await userEvent.clear(within.getByRole('textbox', { name }));
    await userEvent.type(within.getByRole('textbox', { name }), value);
  };
  await screen.findByRole('button', { name: 'Guardar' });
  await type('Chat de ventas', '54');
  await type('Clubes que se anuncian', '1000001');
  await type('Remitente de correos', 'ventas');
  await type('Motivo', 'Prueba');
  described('Chat de ventas').toHaveAccessibleDescription(/De 8 a 15 cifras/);
  described('Clubes que se anuncian').toHaveAccessibleDescription(/Hasta 1\.000\.000/);
  described('Remitente de correos').toHaveAccessibleDescription(/Una dirección de correo/);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Editar Premium' }));
  const form = within(await dialogTitled('Editar Premium'));
  await type('Mensual, pesos', '100000001', form);
  await type('Anual, descuento %', '91', form);
  await type('Turnos por mes', '100001', form);
  await type('Motivo', 'Precios de 2027', form);
  described('Mensual, pesos', form).toHaveAccessibleDescription('Un importe de hasta 100.000.000.');
  described('Anual, descuento %', form).toHaveAccessibleDescription('Un número entero, de 0 a 90.');
  described('Turnos por mes', form).toHaveAccessibleDescription('Un número entero, de 0 a 100.000.');
  expect(form.getByRole('button', { name: 'Ver efecto' })).toBeDisabled();
});

test('general settings send what changed alone, with a reason', async () => {
  const { toasts } = open();
  const save = await screen.findByRole('button', { name: 'Guardar' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Mantenimiento');
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Registro de cuentas nuevas' }));
  const claim = screen.getByRole('textbox', { name: 'Clubes que se anuncian' });
  await userEvent.clear(claim);
  await userEvent.type(claim, '800');
  await userEvent.click(save);
  await waitFor(() =>
    expect(sent(/^PUT .*\/settings$/)).toEqual([
      { claimed_clubs: 800, sign_up: false, version: 4, reason: 'Mantenimiento' },
    ]),
  );
  await waitFor(() => expect(JSON.stringify(toasts)).toContain('Ajustes guardados'));
});

test('a colleague’s change shows at once and is not reverted by saving another field', async () => {
  const { queryClient } = open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Registro de cuentas nuevas' }));
  settings = { ...settings, general: { ...settings.general, claimed_clubs: 800, online_booking: false } };
  await act(() => queryClient.invalidateQueries());
  const claim = screen.getByRole('textbox', { name: 'Clubes que se anuncian' });
  await waitFor(() => expect(claim).toHaveValue('800'));
  expect(screen.getByRole('switch', { name: 'Reservas online de jugadores' })).not.toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Mantenimiento');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent(/^PUT .*\/settings$/)).toEqual([{ sign_up: false, version: 4, reason: 'Mantenimiento' }]),
  );
});

test('a value that a colleague changed meanwhile is overwritten only once that was said', async () => {
  api.answer(/PUT \/admin\/settings/, ({ body }) =>
    body.version === settings.general.version ? undefined : new Refusal(412, 'stale_version'),
  );
  const { queryClient, toasts } = open();
  const claim = await screen.findByRole('textbox', { name: 'Clubes que se anuncian' });
  await userEvent.type(claim, '0');
  settings = { ...settings, general: { ...settings.general, claimed_clubs: 800, version: 5 } };
  await act(() => queryClient.invalidateQueries());
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Crecimos');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toasts).toMatchObject([{ intent: 'error', body: expect.stringMatching(/^Otro super/) }]));
  expect(claim).toHaveValue('5000');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toasts[1]).toMatchObject({ intent: 'success' }));
});

test('an edit that is taken back is none, whatever a colleague changes then', async () => {
  const { queryClient } = open();
  const signUp = await screen.findByRole('switch', { name: 'Registro de cuentas nuevas' });
  await userEvent.click(signUp);
  await userEvent.click(signUp);
  settings = { ...settings, general: { ...settings.general, sign_up: false } };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(signUp).not.toBeChecked());
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Mantenimiento');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
});

test('general settings are sent once, and what is edited meanwhile stays an edit', async () => {
  let arrive = () => {};
  api.answer(/PUT \/admin\/settings/, async () => {
    await new Promise<void>((done) => {
      arrive = done;
    });
    settings = { ...settings, general: { ...settings.general, sign_up: false } };
  });
  const { toasts } = open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Registro de cuentas nuevas' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Mantenimiento');
  const save = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(save);
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Reservas online de jugadores' }));
  await waitFor(() => expect(sent(/^PUT .*\/settings$/)).toHaveLength(1));
  arrive();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.getByRole('switch', { name: 'Registro de cuentas nuevas' })).not.toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Mantenimiento');
  await userEvent.click(save);
  await waitFor(() =>
    expect(sent(/^PUT .*\/settings$/)[1]).toEqual({ online_booking: false, version: 4, reason: 'Mantenimiento' }),
  );
  arrive();
  await waitFor(() => expect(toasts).toHaveLength(2));
});

test('changes say who changed what from what to what', async () => {
  settings.history = [
    {
      at: '2026-11-24T15:00:00.000Z',
      actor: 'Sara Sáenz',
      subject: 'plan.premium',
      reason: 'Precios de 2027',
      changes: [
        { path: 'pricing.monthly.ars', before: '4420000', after: '5000050' },
        { path: 'pricing.annual.usd', before: 'null', after: '2700' },
        { path: 'pricing.annual.discount_percent', before: '25', after: '20' },
        { path: 'limits.max_clubs', before: '1', after: '-1' },
        { path: 'switches.buffet', before: 'false', after: 'true' },
      ],
    },
    {
      at: '2026-11-23T15:00:00.000Z',
      actor: 'Ana Paz',
      subject: 'claimed_clubs',
      reason: 'Crecimos',
      changes: [{ path: 'claimed_clubs', before: '500', after: '800' }],
    },
  ];
  open();
  const row = await screen.findByRole('row', { name: /Sara Sáenz/ });
  expect(row).toHaveTextContent(/Premium.*Mensual, pesos: 44\.200 → 50\.000,50 · .*Precios de 2027/);
  expect(row).toHaveTextContent('Anual, dólares por mes: A consultar → 27 · Anual, descuento %: 25 → 20');
  expect(row).toHaveTextContent('Clubes: 1 → Sin límite · Buffet: false → true');
  expect(screen.getByRole('row', { name: /Ana Paz/ })).toHaveTextContent(/Clubes que se anuncian\s*500 → 800/);
});
