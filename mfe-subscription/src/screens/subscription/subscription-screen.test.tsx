import type { SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { type ApiServer, dialogTitled, late, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { aCatalogue, aDowngrade, aPreview, aStarter, someDetails } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { SubscriptionScreen } from './subscription-screen';

const DETAILS = /GET \/auth\/protected\/subscription\/details/;
const PREVIEW = /GET \/auth\/protected\/subscription\/preview/;
const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(DETAILS, () => someDetails());
  api.answer(/GET \/plans/, aCatalogue);
  api.answer(/GET .*\/invoices$/, () => []);
});
afterEach(() => api.close());

const open = () => renderScreen(<SubscriptionScreen />, { apiUrl: api.url, address: paths.subscription });
const card = (name: string) => screen.findByRole('listitem', { name });
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
const sent = (call: RegExp) => api.calls.filter((one) => call.test(one.call)).map(({ body }) => body);

test('the plan is shown with its state, price and next charge, and all that it includes', async () => {
  open();
  const plan = await screen.findByRole('region', { name: 'Plan actual' });
  await waitFor(() => expect(plan).toHaveTextContent('PremiumActiva'));
  expect(plain(plan)).toContain('$ 44.200 por mes');
  expect(plain(plan)).toContain('$ 44.200 el 23 de diciembre de 2026');
  expect(within(plan).getByRole('link', { name: 'Ver y cambiar en Mercado Pago' })).toHaveAttribute(
    'href',
    'https://gateway.test/agreement',
  );
  const included = within(screen.getByRole('region', { name: 'Qué incluye' }));
  expect(included.getByText('Estadísticas avanzadas')).toBeVisible();
  expect(included.getByText('No incluye: Buffet')).toBeInTheDocument();
});

test('who pays sees their own price, whatever the catalogue asks of others', async () => {
  api.answer(DETAILS, () => someDetails({ price: { amount: 3_900_000, currency: 'ARS' } }));
  open();
  const plan = await screen.findByRole('region', { name: 'Plan actual' });
  await waitFor(() => expect(plan).toHaveTextContent('PremiumActiva'));
  expect(plain(plan)).toContain('$ 39.000 por mes');
});

test('plans that cannot be read leave the plan that one has, and can be asked for again', async () => {
  api.answer(/GET \/plans/, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByText('No se pudieron cargar los planes')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Plan actual' })).toHaveTextContent(/^Plan actualActivaPróximo cobro/);
  expect(screen.queryByRole('listitem', { name: 'Enterprise' })).toBeNull();
  api.answer(/GET \/plans/, aCatalogue);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Enterprise')).toBeVisible();
});

test('each limit shows what is used of it, and what happens when all is', async () => {
  open();
  const club = within(await screen.findByRole('region', { name: 'Club del Río' }));
  expect(club.getByRole('meter', { name: 'Canchas' })).toHaveAttribute('aria-valuetext', '3 de 3');
  expect(club.getByText(/Al 100 % no se pueden agregar canchas/)).toBeVisible();
  expect(club.getByRole('meter', { name: 'Eventos del mes' })).toHaveAttribute('aria-valuenow', '80');
  expect(club.getByText('12.400 · sin límite')).toBeVisible();
  expect(club.queryByRole('meter', { name: 'Jugadores' })).toBeNull();
});

test('the plans show pesos and dollars by the month and by the year, and a chat that is begun', async () => {
  open();
  const plus = await card('Premium Plus');
  expect(plain(plus)).toContain('$ 70.550 por mes');
  expect(plain(plus)).toContain('pesos argentinos, unos US$ 36');
  await user.click(screen.getByRole('button', { name: /^Anual/ }));
  expect(plain(plus)).toContain('$ 52.912,50 por mes');
  expect(plain(plus)).toContain('$ 634.950 una vez por año · Antes: $ 70.550');
  expect(within(plus).getByRole('link', { name: /WhatsApp sobre Premium Plus/ })).toHaveAttribute(
    'href',
    `https://wa.me/5491155550000?text=${encodeURIComponent('Hola, quiero Premium Plus.')}`,
  );
  expect(plain(await card('Enterprise'))).toContain('A convenir');
});

test('an upgrade says to the centavo what is paid, and asks for it with the address of the account', async () => {
  api.answer(PREVIEW, () => aPreview());
  api.answer(/POST .*\/upgrade/, () => new Refusal(503, 'gateway_unavailable'));
  const page = open();
  Object.assign(page.host.session.getState(), { user: { email: 'ana@club.test' } });
  await user.click(within(await card('Premium Plus')).getByRole('button', { name: 'Elegir Premium Plus' }));
  const dialog = within(await dialogTitled('Cambiar a Premium Plus'));
  const bill = await dialog.findByLabelText('Lo que vas a pagar');
  expect(plain(bill)).toContain('Lo que ya pagaste y no usaste-$ 12.345,67');
  expect(plain(bill)).toContain('Se cobra hoy$ 58.204,33');
  await user.click(dialog.getByRole('button', { name: /^Pagar \$\s58\.204,33 en Mercado Pago/, hidden: true }));
  expect(await dialog.findByText(/^Error al procesar el upgrade: Mercado Pago no responde/)).toBeInTheDocument();
  expect(sent(/POST .*\/upgrade/)[0]).toEqual({
    plan: 'premium_plus',
    period: 'monthly',
    user_email: 'ana@club.test',
  });
});

test('an upgrade that is being sent, which leads to the gateway, cannot be given up', async () => {
  api.answer(PREVIEW, () => aPreview());
  const upgrade = late(new Refusal(503, 'gateway_unavailable'));
  api.answer(/POST .*\/upgrade/, upgrade.answer);
  open();
  await user.click(within(await card('Premium Plus')).getByRole('button', { name: 'Elegir Premium Plus' }));
  const dialog = within(await dialogTitled('Cambiar a Premium Plus'));
  await user.click(await dialog.findByRole('button', { name: /^Pagar/, hidden: true }));
  await user.keyboard('{Escape}');
  const cancel = dialog.getByRole('button', { name: 'Cancelar', hidden: true });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await user.click(cancel);
  upgrade.come();
  expect(await dialog.findByText(/^Error al procesar el upgrade/)).toBeInTheDocument();
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByText('Cambiar a Premium Plus')).toBeNull());
});

test('a lower plan asks which courts stay, and names who waits', async () => {
  api.answer(DETAILS, () => someDetails({ subscription: { plan: 'premium_plus', status: 'active' } }));
  api.answer(PREVIEW, () => aDowngrade());
  api.answer(/PUT \/plan-limit/, () => ({}));
  api.answer(/POST .*\/change/, () => ({ requires_payment: false, payment_url: null }));
  const page = open();
  await user.click(within(await card('Premium')).getByRole('button', { name: 'Cambiar a Premium' }));
  const dialog = within(await dialogTitled('Cambiar a Premium'));
  await dialog.findByText('Buffet');
  expect(dialog.getByText('Bruno Díaz (Club del Río)')).toBeInTheDocument();
  const confirm = dialog.getByRole('button', { name: 'Confirmar el cambio', hidden: true });
  await user.click(dialog.getByRole('checkbox', { name: 'Pádel 2', hidden: true }));
  expect(confirm).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Pádel 1', hidden: true }));
  await user.click(confirm);
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'Desde el 23 de diciembre de 2026 tenés Premium' }]));
  expect(sent(/PUT \/plan-limit/)).toEqual([{ court_ids: [uuid(2)] }]);
  expect(sent(/POST .*\/change/)).toEqual([{ plan: 'premium', period: 'monthly' }]);
});

test('leaving that fails after its question was closed says so', async () => {
  api.answer(PREVIEW, () => aDowngrade({ plan: 'starter' }));
  const refused = late(new Refusal(409, 'nothing_to_cancel'));
  api.answer(/POST .*\/cancel/, refused.answer);
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancelar suscripción' }));
  await user.click(question.getByRole('button', { name: 'Seguir con Premium' }));
  refused.come();
  await waitFor(() =>
    expect(page.toasts).toMatchObject([{ intent: 'error', title: 'Error al cancelar la suscripción' }]),
  );
});

test('leaving takes a reason, says when, and can be taken back until then', async () => {
  api.answer(PREVIEW, () => aDowngrade({ plan: 'starter' }));
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Seguís con Premium hasta el 23 de diciembre de 2026/)).toBeVisible();
  await user.type(question.getByRole('textbox', { name: /Por qué te vas/ }), 'Muy caro');
  api.answer(/POST .*\/cancel/, () => new Refusal(409, 'nothing_to_cancel'));
  await user.click(question.getByRole('button', { name: 'Cancelar suscripción' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    /^Error al cancelar la suscripción: No hay un plan pago/,
  );
  api.answer(/POST .*\/cancel/, () => {
    api.answer(DETAILS, () =>
      someDetails({
        subscription: { plan: 'premium', status: 'cancelled' },
        next_charge: null,
        planned: { plan: 'starter', period: null, at: '2026-12-23T15:00:00.000Z' },
      }),
    );
    return someDetails();
  });
  await user.click(question.getByRole('button', { name: 'Cancelar suscripción' }));
  const notice = await screen.findByRole('group', { name: 'Cancelaste tu suscripción' });
  expect(notice).toHaveTextContent('Premium sigue hasta el 23 de diciembre de 2026.');
  expect(sent(/POST .*\/cancel/).at(-1)).toEqual({ reason: 'Muy caro' });
  api.answer(/POST .*\/resume/, () => {
    api.answer(DETAILS, () => someDetails());
    return someDetails();
  });
  await user.click(within(notice).getByRole('button', { name: 'Seguir con Premium' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Cancelaste tu suscripción' })).toBeNull());
  expect(page.toasts.at(-1)).toMatchObject({ title: 'Seguís con tu plan' });
});

test('a trial begins without a card; without an address of the account it says what is missing', async () => {
  api.answer(DETAILS, () => aStarter());
  api.answer(/POST .*\/trial/, ({ body }) =>
    body.user_email ? someDetails() : new Refusal(422, 'user_email_required'),
  );
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Probar Premium 7 días gratis' }));
  const dialog = within(await dialogTitled('Probar Premium 7 días gratis'));
  const start = dialog.getByRole('button', { name: 'Empezar la prueba', hidden: true });
  await user.click(start);
  expect(
    await dialog.findByText('Error al iniciar el período de prueba: Email de usuario requerido'),
  ).toBeInTheDocument();
  Object.assign(page.host.session.getState(), { user: { email: 'ana@club.test' } });
  await user.click(start);
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'Ya tenés Premium por 7 días' }]));
});

const PENDING = {
  requires_payment: true,
  payment_url: 'https://gateway.test/pay',
  subscription_id: uuid(1),
  payment_id: 'p',
  gateway: 'mercadopago',
  plan: 'premium',
  period: 'annual',
  amount: 39_780_000,
  currency: 'ARS',
  expires_at: '2026-12-02T15:00:00.000Z',
  status_detail: null,
} as const;
const waitingFor = (pending: SubscriptionDetails['pending']) =>
  aStarter({ subscription: { plan: 'starter', status: 'pending_payment' }, pending });

test('a payment that waits has its link, and can be dropped', async () => {
  api.answer(DETAILS, () => waitingFor(PENDING));
  api.answer(/DELETE .*\/upgrade/, () => {
    api.answer(DETAILS, () => aStarter());
    return {};
  });
  open();
  const notice = await screen.findByRole('group', { name: 'Pago pendiente' });
  await waitFor(() => expect(plain(notice)).toContain('Premium anual: $ 397.800.'));
  expect(within(notice).getByRole('link', { name: 'Pagar en Mercado Pago' })).toHaveAttribute(
    'href',
    PENDING.payment_url,
  );
  await user.click(within(notice).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Pago pendiente' })).toBeNull());
});

test('a payment that was refused says why, and until when the gateway tries again', async () => {
  api.answer(DETAILS, () => waitingFor({ ...PENDING, status_detail: 'cc_rejected_insufficient_amount' }));
  open();
  const notice = await screen.findByRole('group', { name: 'Mercado Pago rechazó el pago' });
  await waitFor(() =>
    expect(plain(notice)).toContain(
      'La tarjeta o la cuenta no tenía fondos suficientes. Premium anual: $ 397.800. ' +
        'Mercado Pago vuelve a intentarlo hasta el 2 de diciembre de 2026.',
    ),
  );
  expect(within(notice).getByRole('link', { name: 'Probar otra vez' })).toHaveAttribute('href', PENDING.payment_url);
});

test('a failed charge says when the next attempt is, and the trial how many days are left', async () => {
  const at = '2026-11-26T15:00:00.000Z';
  api.answer(DETAILS, () =>
    someDetails({
      subscription: { plan: 'premium', status: 'past_due' },
      overdue: { since: at, attempts: 1, next_attempt_at: '2026-11-27T15:00:00.000Z', ends_at: at },
    }),
  );
  const page = open();
  const overdue = await screen.findByRole('group', { name: 'No pudimos cobrar tu plan' });
  expect(overdue).toHaveTextContent(/Falló 1 intento .* El próximo intento es el 27 de noviembre de 2026/);
  api.answer(DETAILS, () =>
    aStarter({
      subscription: { plan: 'premium', status: 'trialing' },
      is_trial: true,
      trial_days_left: 5,
      ends_at: at,
    }),
  );
  page.host.bus.emit('plan.changed', { plan: 'premium', status: 'trialing' });
  expect(await screen.findByText('Quedan 5 días, hasta el 26 de noviembre de 2026')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'No pudimos cobrar tu plan' })).toBeNull();
});

test('charges are listed, and a paid one has its receipt', async () => {
  const invoice = {
    id: uuid(5),
    number: 12,
    plan: 'premium',
    period: 'monthly',
    starts_at: '2026-11-23T15:00:00.000Z',
    ends_at: '2026-12-23T15:00:00.000Z',
    amount: 4_420_000,
    currency: 'ARS',
    state: 'paid',
    attempts: 1,
    status_detail: '',
    paid_at: '2026-11-23T15:00:00.000Z',
    created_at: '2026-11-23T15:00:00.000Z',
  };
  api.answer(/GET .*\/invoices$/, () => [
    invoice,
    { ...invoice, id: uuid(6), number: null, state: 'failed', status_detail: 'cc_rejected_insufficient_amount' },
  ]);
  const page = open();
  const table = await screen.findByRole('table', { name: 'Pagos y recibos' });
  const [, paid, failed] = within(table).getAllByRole('row');
  expect(paid).toHaveTextContent(/Premium \(mensual\).*Pagado.*\$\s44\.200/);
  expect(failed).toHaveTextContent('RechazadoLa tarjeta o la cuenta no tenía fondos suficientes.');
  expect(within(failed as HTMLElement).queryByRole('button')).toBeNull();
  api.answer(/receipt\.pdf$/, () => new Refusal(404, 'not_found'));
  await user.click(within(table).getByRole('button', { name: 'Recibo 12' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'No se pudo descargar el recibo' }]));
  expect(api.calls.at(-1)?.query.get('language')).toBe('es');
});

test('a charge that is given back says so once it was; an older service does not tell when', async () => {
  const invoice = {
    id: uuid(5),
    number: null,
    plan: 'premium',
    period: 'monthly',
    starts_at: '2026-11-23T15:00:00.000Z',
    ends_at: '2026-12-23T15:00:00.000Z',
    amount: 4_420_000,
    currency: 'ARS',
    state: 'refunded',
    attempts: 1,
    status_detail: '',
    paid_at: '2026-11-23T15:00:00.000Z',
    created_at: '2026-11-23T15:00:00.000Z',
  };
  api.answer(/GET .*\/invoices$/, () => [
    { ...invoice, refunded_at: null },
    { ...invoice, id: uuid(6), refunded_at: '2026-11-24T15:00:00.000Z' },
    { ...invoice, id: uuid(7) },
  ]);
  open();
  const table = await screen.findByRole('table', { name: 'Pagos y recibos' });
  const [, ...rows] = within(table).getAllByRole('row');
  const states = rows.map(({ textContent }) => /Se devuelve|Devuelto/.exec(textContent ?? '')?.[0]);
  expect(states).toEqual(['Se devuelve', 'Devuelto', 'Devuelto']);
});

test('the history says what happened, what came of it, who did it and why', async () => {
  const entry = {
    at: '2026-11-20T15:00:00.000Z',
    event: 'cancelled' as const,
    actor: 'Ana Duarte',
    reason: 'Cerramos en invierno',
    before: { plan: 'premium' as const, status: 'active' as const },
    after: { plan: 'premium' as const, status: 'cancelled' as const },
  };
  const byItself = { ...entry, event: 'renewal_paid' as const, actor: null, reason: '', after: entry.before };
  api.answer(DETAILS, () => someDetails({ history: [entry, ...Array.from({ length: 6 }, () => byItself)] }));
  open();
  const list = within(await screen.findByRole('list', { name: 'Historial del plan' }));
  const [cancelled, renewed] = list.getAllByRole('listitem');
  expect(cancelled).toHaveTextContent(
    '20 de noviembre de 2026Se canceló la suscripciónPremium, Cancelada · Ana Duarte · “Cerramos en invierno”',
  );
  expect(renewed).toHaveTextContent(/Se renovó el planPremium, Activa$/);
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Ver los 7 cambios' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
});

test.each([
  ['charge_failed', 'cc_rejected_insufficient_amount', 'La tarjeta o la cuenta no tenía fondos suficientes.'],
  ['charge_failed', 'cc_rejected_other_reason', 'Mercado Pago no aceptó el pago. Podés probar con otro medio.'],
  ['payer_left', 'paused', 'Lo pausó quien paga.'],
] as const)('the gateway’s reason is said in words: %s, %s', async (event, reason, words) => {
  const before = { plan: 'premium' as const, status: 'active' as const };
  const entry = { at: '2026-11-20T15:00:00.000Z', event, actor: null, reason, before, after: before };
  api.answer(DETAILS, () => someDetails({ history: [entry] }));
  open();
  const list = await screen.findByRole('list', { name: 'Historial del plan' });
  expect(list).toHaveTextContent(words);
  expect(list).not.toHaveTextContent(reason);
});

test('staff see the plan and whom to ask, and no way to change it', async () => {
  api.answer(DETAILS, () => someDetails({ can_manage: false, period: null, next_charge: null, ends_at: null }));
  open();
  expect(await screen.findByText('El plan lo administra Ana Duarte. Para cambiarlo, pedíselo.')).toBeVisible();
  await card('Premium');
  expect(screen.queryByRole('button', { name: /Elegir|Cambiar|Cancelar|Probar|Volver/ })).toBeNull();
  expect(api.calls.some(({ call }) => call.includes('invoices'))).toBe(false);
});

test('a failure to read is said in the words for it, and a retry reads again', async () => {
  api.answer(DETAILS, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los datos de suscripción');
  api.answer(DETAILS, () => someDetails());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Uso actual' })).toBeVisible();
});
