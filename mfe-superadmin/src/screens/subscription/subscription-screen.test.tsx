import type { AdminSubscriptionDetails } from '@canchero/shared-contracts/admin-subscription';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { type ApiServer, dialogTitled, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pathOfSubscription, paths } from '../../paths';
import { someSubscription } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { SubscriptionScreen } from './subscription-screen';

let api: ApiServer;
let subscription: AdminSubscriptionDetails;
beforeEach(async () => {
  subscription = {
    ...someSubscription(),
    club_names: ['Club Norte', 'Club Sur'],
    history: [
      {
        at: '2026-11-20T15:00:00.000Z',
        event: 'checkout_paid',
        actor: null,
        reason: '',
        before: { plan: 'starter', status: 'pending_payment' },
        after: { plan: 'premium', status: 'active' },
      },
    ],
  };
  api = await startApiServer();
  api.answer(/GET \/admin\/subscriptions\/u1/, () => subscription);
  api.answer(/PUT \/admin\/subscriptions\/u1/, () => undefined);
});
afterEach(() => api.close());

const open = () =>
  renderScreen(
    <Routes>
      <Route path={paths.subscription} element={<SubscriptionScreen />} />
    </Routes>,
    { apiUrl: api.url, address: pathOfSubscription('u1'), club: null },
  );
const changes = () => api.calls.filter(({ call }) => /^PUT/.test(call)).map(({ body }) => body);
/** Opens the form of a change. Returns queries within it. */
const ask = async (button: string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await dialogTitled(title));
};

test('a subscription shows what it is, what is charged, and what became of it', async () => {
  subscription.agreed_price = { plan: 'premium', billing: 'monthly', amount: 4_000_000 };
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Díaz' })).toBeVisible();
  const present = screen.getByRole('region', { name: 'Plan actual' });
  expect(present).toHaveTextContent(/Club Norte, Club Sur/);
  expect(present).toHaveTextContent(/Premium · ActivaMercado Pago le cobra \$\s44\.200 por mes\.Se renueva el/);
  expect(present).toHaveTextContent(/Precio acordado: \$\s40\.000 por mes, Premium mensual\./);
  expect(screen.getByRole('row', { name: /Se pagó el plan/ })).toHaveTextContent(
    /Starter \(Freemium\), Pago pendiente → Premium, Activa/,
  );
  // the gateway moves the end of what it charges
  expect(screen.queryByRole('button', { name: 'Mover vencimiento' })).toBeNull();
});

test('a plan is granted until a day, which counts whole where the platform is, with a reason', async () => {
  open();
  const form = await ask('Asignar plan', 'Asignar un plan a Bruno Díaz');
  expect(form.getByText(/Se da de baja su débito/)).toBeVisible();
  const send = form.getByRole('button', { name: 'Asignar' });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Plan' }), 'Premium Plus');
  await userEvent.type(form.getByRole('textbox', { name: 'Hasta el día' }), '31/12/2099');
  expect(send).toBeDisabled();
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Acuerdo con ventas');
  await userEvent.click(send);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toEqual({
    plan: 'premium_plus',
    period_end: '2100-01-01T02:59:59.999Z',
    reason: 'Acuerdo con ventas',
  });
});

test('a day on which no plan can end is said at its field, and the form stays', async () => {
  open();
  const form = await ask('Asignar plan', 'Asignar un plan a Bruno Díaz');
  const send = form.getByRole('button', { name: 'Asignar' });
  const until = form.getByRole('textbox', { name: 'Hasta el día' });
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Acuerdo con ventas');
  for (const day of ['31/12/2999', '01/01/3000', '01/01/2020']) {
    await userEvent.clear(until);
    expect(send).toBeEnabled();
    await userEvent.type(until, day);
    expect(until).toHaveAccessibleDescription(/desde mañana y antes del año 3000/);
    expect(send).toBeDisabled();
  }
  await userEvent.clear(until);
  await userEvent.type(until, '30/12/2999');
  await userEvent.click(send);
  await waitFor(() => expect(changes()).toMatchObject([{ period_end: '2999-12-31T02:59:59.999Z' }]));
});

test('starter is granted without an end', async () => {
  open();
  const form = await ask('Asignar plan', 'Asignar un plan a Bruno Díaz');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Plan' }), 'Starter (Freemium)');
  expect(form.queryByRole('textbox', { name: 'Hasta el día' })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Lo pidió');
  await userEvent.click(form.getByRole('button', { name: 'Asignar' }));
  await waitFor(() => expect(changes()).toEqual([{ plan: 'starter', period_end: null, reason: 'Lo pidió' }]));
});

test('the end of a trial moves to a later day and never away', async () => {
  Object.assign(subscription, { status: 'trialing', is_charged: false, mrr: 0, ends_at: '2099-11-27T00:00:00.000Z' });
  open();
  const form = await ask('Mover vencimiento', 'Mover el vencimiento de Bruno Díaz');
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Pidió más días');
  const until = form.getByRole('textbox', { name: 'Hasta el día' });
  // midnight in Greenwich is the evening before
  expect(until).toHaveValue('26/11/2099');
  await userEvent.clear(until);
  expect(form.getByRole('button', { name: 'Mover' })).toBeDisabled();
  await userEvent.type(until, '15/01/2099');
  await userEvent.click(form.getByRole('button', { name: 'Mover' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toEqual({
    period_end: '2099-01-16T02:59:59.999Z',
    reason: 'Pidió más días',
  });
});

test('a price is agreed for a plan and a billing, and taken back', async () => {
  open();
  const form = await ask('Acordar precio', 'Acordar un precio con Bruno Díaz');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Pago' }), 'anual');
  await userEvent.type(form.getByRole('textbox', { name: 'Precio por mes' }), '30.000');
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Cadena de tres clubes');
  const price_override = { plan: 'premium', billing: 'annual', amount: 3_000_000 } as const;
  subscription.agreed_price = price_override;
  await userEvent.click(form.getByRole('button', { name: 'Acordar' }));
  await waitFor(() => expect(changes()).toEqual([{ price_override, reason: 'Cadena de tres clubes' }]));
  await screen.findByText(/Precio acordado/);
  const again = await ask('Acordar precio', 'Acordar un precio con Bruno Díaz');
  await userEvent.clear(again.getByRole('textbox', { name: 'Precio por mes' }));
  await userEvent.type(again.getByRole('textbox', { name: 'Motivo' }), 'Terminó el acuerdo');
  await userEvent.click(again.getByRole('button', { name: 'Volver al catálogo' }));
  await waitFor(() => expect(changes()[1]).toEqual({ price_override: null, reason: 'Terminó el acuerdo' }));
});

test('a plan ends by hand; a refusal is said and keeps the form', async () => {
  api.answer(/PUT \/admin\/subscriptions\/u1/, () => new Refusal(409, 'no_plan'));
  open();
  const form = await ask('Terminar plan', 'Terminar el plan de Bruno Díaz');
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Fraude');
  await userEvent.click(form.getByRole('button', { name: 'Terminar' }));
  expect(await form.findByText('Ya está en Starter.')).toBeVisible();
  expect(changes()).toEqual([{ status: 'expired', reason: 'Fraude' }]);
});

test('an owner on starter has neither an end to move nor a plan to end', async () => {
  Object.assign(subscription, { plan: 'starter', is_charged: false, mrr: 0, ends_at: null, history: [] });
  open();
  expect(await screen.findByText('No se le cobra nada.')).toBeVisible();
  expect(screen.getByText('Nunca cambió: está en Starter desde el principio.')).toBeVisible();
  for (const name of ['Mover vencimiento', 'Terminar plan']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a change whose answer is lost is sent again by the same call', async () => {
  const keys: (string | undefined)[] = [];
  api.answer(/PUT \/admin\/subscriptions\/u1/, ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return keys.length === 1 ? new Refusal(504, 'timeout') : undefined;
  });
  const page = open();
  const form = await ask('Terminar plan', 'Terminar el plan de Bruno Díaz');
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Fraude');
  await userEvent.click(form.getByRole('button', { name: 'Terminar' }));
  await waitFor(() => expect(page.toasts.at(-1)?.intent).toBe('success'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeDefined();
});
