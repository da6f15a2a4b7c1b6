import type { CashSession } from '@canchero/shared-contracts/cash';
import { type ApiServer, dialogTitled, late, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCashSession, anOrder } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { CashScreen } from './cash-screen';

let api: ApiServer;
let session: CashSession | null;
let closed: CashSession[];
beforeEach(async () => {
  [session, closed] = [null, []];
  api = await startApiServer();
  api.answer(/GET \/cash-sessions$/, () => ({ items: [...(session ? [session] : []), ...closed], next_cursor: null }));
  api.answer(/GET \/cash-sessions\/current/, () => ({
    session,
    needed: session !== null || closed.length > 0,
    taking: session && { id: session.id, desk: session.desk },
  }));
  api.answer(/GET \/cash-sessions\/0/, () => ({ session: closed[0], sources: [], takers: [] }));
  api.answer(/POST \/cash-sessions$/, ({ body }) => {
    session = aCashSession(body);
    return session;
  });
  api.answer(/POST .*\/movements/, ({ body }) => {
    const movement = { id: uuid(1), created_at: '2026-11-21T13:00:00Z', created_by_name: 'Ana', ...body };
    session = aCashSession({ ...session, movements: [movement as never] });
    return session;
  });
  api.answer(/POST .*\/close/, ({ body }) => {
    const end = aCashSession({
      ...session,
      closed_at: '2026-11-21T23:00:00Z',
      expected: { cash: 1_500_000, qr: 300_000 },
      counted: body.counted as CashSession['counted'],
    });
    [session, closed] = [null, [end]];
    return end;
  });
});
afterEach(() => api.close());

const open = (address = '/buffet/cash') => renderScreen(<CashScreen desk="buffet" />, { apiUrl: api.url, address });

test('opened with an amount, cash taken out with a reason, counted blind, closed with its difference', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Monto inicial' }), '20.000');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir la caja' }));
  const card = await screen.findByRole('region', { name: 'Caja abierta' });
  expect(card).toHaveTextContent('$ 20.000');
  // the form is gone; the keyboard goes on in the screen
  expect(document.activeElement).toContainElement(card);
  expect(document.body).not.toHaveFocus();

  await userEvent.click(within(card).getByRole('button', { name: 'Retirar' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
  expect(await within(dialog).findByText('Escribí el motivo.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Monto' }), '5000');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Hielo{Enter}');
  expect(await screen.findByRole('list', { name: 'Movimientos de la caja' })).toHaveTextContent('Hielo · Ana−$ 5.000');

  await userEvent.click(await screen.findByRole('button', { name: 'Contar y cerrar' }));
  const panel = await dialogTitled('Contar la caja');
  expect(panel).not.toHaveTextContent('Esperado');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Efectivo' }), '14500');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'QR' }), '3000');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Nota' }), 'turno tarde');
  await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar la caja' }));

  const report = await dialogTitled('Cierre de caja');
  expect(await within(report).findByRole('status')).toHaveTextContent('Faltan $ 500');
  const cells = within(report)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));
  expect(cells.slice(1)).toEqual([
    'Efectivo$ 15.000$ 14.500−$ 500',
    'QR$ 3.000$ 3.000$ 0',
    'Total$ 18.000$ 17.500−$ 500',
  ]);
  expect(api.calls.find(({ call }) => call.endsWith('/close'))?.body).toEqual({
    counted: { cash: 1_450_000, qr: 300_000 },
    note: 'turno tarde',
  });
});

test('a closed session says who took the money and what it came from, a method at a time', async () => {
  closed = [aCashSession({ closed_at: '2026-11-21T23:00:00Z', expected: { cash: 0 }, counted: { cash: 0 } })];
  api.answer(/GET \/cash-sessions\/0/, () => ({
    session: closed[0],
    sources: [{ source: 'order', method: 'qr', count: 2, received: 300_000, refunded: 0 }],
    takers: [
      { name: 'Ana', method: 'cash', count: 3, received: 1_500_000, refunded: 200_000 },
      { name: null, method: 'qr', count: 2, received: 300_000, refunded: 0 },
    ],
  }));
  open(`/buffet/cash?session=${closed[0]?.id}`);
  const report = await dialogTitled('Cierre de caja');
  const rowsOf = async (name: string) =>
    within(await within(report).findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent.replaceAll('\u00a0', ' '));
  expect(await rowsOf('Quién cobró')).toEqual([
    'Ana · Efectivo (3)$ 15.000Devuelto: $ 2.000',
    'Sin nombre · QR (2)$ 3.000',
  ]);
  expect(await rowsOf('De dónde vino el dinero')).toEqual(['Buffet · QR (2)$ 3.000']);
});

test.each([
  ['says so', 30, 1],
  ['of this hour does not', 0, 0],
])('a session that was left open on an earlier day %s', async (_, hours, notices) => {
  session = aCashSession({ opened_at: new Date(Date.now() - hours * 3_600_000).toISOString() });
  open();
  await screen.findByRole('region', { name: 'Caja abierta' });
  expect(screen.queryAllByText(/^Quedó abierta de un día anterior/)).toHaveLength(notices);
});

test('a count that fails after its panel was closed says so', async () => {
  session = aCashSession();
  const refused = late(new Refusal(503, 'unavailable'));
  api.answer(/POST .*\/close/, refused.answer);
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Contar y cerrar' }));
  const panel = within(await dialogTitled('Contar la caja'));
  await userEvent.type(panel.getByRole('textbox', { name: 'Efectivo' }), '100');
  await userEvent.click(panel.getByRole('button', { name: 'Cerrar la caja' }));
  await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  refused.come();
  await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'error', title: 'Contar la caja' }]));
});

test('notes are counted one by one', async () => {
  session = aCashSession();
  open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.click(within(panel).getByText('Contar por billetes'));
  await userEvent.type(within(panel).getByRole('textbox', { name: /Billetes de \$\s10\.000$/ }), '3');
  await userEvent.type(within(panel).getByRole('textbox', { name: /Billetes de \$\s500$/ }), '4');
  expect(within(panel).getByRole('textbox', { name: 'Efectivo' })).toHaveValue('32.000');
});

test('a number of notes that cannot be read says so, and no total leaves it out', async () => {
  session = aCashSession();
  open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.click(within(panel).getByText('Contar por billetes'));
  await userEvent.type(within(panel).getByRole('textbox', { name: /Billetes de \$\s10\.000$/ }), '3');
  const small = within(panel).getByRole('textbox', { name: /Billetes de \$\s500$/ });
  await userEvent.type(small, '1.200');
  expect(within(panel).getByText('Escribí cuántos hay, como 12.')).toBeVisible();
  expect(within(panel).getByRole('textbox', { name: 'Efectivo' })).toHaveValue('');
  await userEvent.clear(small);
  expect(within(panel).getByRole('textbox', { name: 'Efectivo' })).toHaveValue('30.000');
});

test('a count that is larger than any amount says up to how much is counted', async () => {
  session = aCashSession();
  open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Efectivo' }), '2000000000');
  await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar la caja' }));
  expect(await within(panel).findByText(/^Escribí cuánto hay, hasta \$\s1\.000\.000\.000;/)).toBeVisible();
  expect(within(panel).getByRole('textbox', { name: 'Efectivo' })).toHaveValue('2000000000');
});

test('the drawer is not forgotten: cash is counted, be it 0', async () => {
  session = aCashSession();
  open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar la caja' }));
  expect(await within(panel).findByText('Escribí cuánto hay, hasta $ 1.000.000.000; 0 si no hay nada.')).toBeVisible();
  expect(api.calls.some(({ call }) => call.endsWith('/close'))).toBe(false);
});

test('whose own closing is heard of by the stream alone, as after a lost answer, reads so', async () => {
  session = aCashSession();
  const page = open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Efectivo' }), '14500');
  const me = page.host.session as unknown as { setState(to: { user: { id: string } }): void };
  act(() => me.setState({ user: { id: uuid(901) } }));
  const closing = { closed_at: '2026-11-21T23:00:00Z', closed_by: uuid(901) };
  closed = [aCashSession({ ...closing, closed_by_name: 'Olivia', expected: {}, counted: {} })];
  session = null;
  page.host.bus.emit('cash.changed', { session_id: uuid(800), open: false });
  expect(await within(panel).findByText(/^Ya cerraste esta caja/)).toBeVisible();
  expect(within(panel).queryByText(/Olivia/)).toBeNull();
});

test('a colleague closes the session while it is counted: who did is said, and what was counted stays', async () => {
  session = aCashSession();
  api.answer(/POST .*\/close/, () => new Refusal(409, 'cash_session_closed'));
  const page = open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Efectivo' }), '14500');
  closed = [aCashSession({ closed_at: '2026-11-21T23:00:00Z', closed_by_name: 'Bruno', expected: {}, counted: {} })];
  session = aCashSession({ id: uuid(801) });
  page.host.bus.emit('cash.changed', { session_id: uuid(800), open: false });
  expect(await within(panel).findByText(/^Bruno cerró esta caja mientras la contabas/)).toBeVisible();
  expect(within(panel).getByRole('textbox', { name: 'Efectivo' })).toHaveValue('14500');
  await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar la caja' }));
  expect(await within(panel).findByText('Esa caja ya se cerró.')).toBeVisible();
  expect(api.calls.filter(({ call }) => call.endsWith('/close')).map(({ call }) => call)).toEqual([
    expect.stringContaining(uuid(800)),
  ]);
});

test('a count that is done after its panel was closed opens nothing over what is open then', async () => {
  session = aCashSession();
  const done = aCashSession({ closed_at: '2026-11-21T23:00:00Z', expected: {}, counted: {} });
  const counting = late(done);
  api.answer(/POST .*\/close/, counting.answer);
  const page = open('/buffet/cash?panel=count');
  const panel = await dialogTitled('Contar la caja');
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Efectivo' }), '14500');
  await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar la caja' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
  [session, closed] = [null, [done]];
  counting.come();
  expect(await screen.findByRole('textbox', { name: 'Monto inicial', hidden: true })).toBeVisible();
  expect(page.location().search).toBe('');
});

test('no panel springs open with the next session: it is taken out of the address with the one that closed', async () => {
  const page = open('/buffet/cash?panel=count');
  await screen.findByRole('textbox', { name: 'Monto inicial' });
  session = aCashSession();
  page.host.bus.emit('cash.changed', { session_id: session.id, open: true });
  await screen.findByRole('region', { name: 'Caja abierta' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('somebody opened it meanwhile: said once, in the form', async () => {
  api.answer(/POST \/cash-sessions$/, () => new Refusal(409, 'cash_session_open'));
  const page = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Monto inicial' }), '0{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay una caja abierta.');
  expect(page.toasts).toEqual([]);
});

test('what another till does is seen here', async () => {
  const page = open();
  await screen.findByRole('textbox', { name: 'Monto inicial' });
  session = aCashSession();
  page.host.bus.emit('cash.changed', { session_id: session.id, open: true });
  expect(await screen.findByRole('region', { name: 'Caja abierta' })).toBeVisible();
});

test('what the buffet left open when the plan lost it is counted at the reception, which then opens its own', async () => {
  session = aCashSession({ opening_amount: 700_000 });
  api.answer(/GET \/cash-sessions\/current/, ({ query }) => {
    const isBuffet = query.get('desk') === 'buffet';
    return {
      session: isBuffet ? session : null,
      needed: false,
      taking: session && { id: session.id, desk: 'buffet' },
      ...(isBuffet && session && { left_by_plan: true }),
    };
  });
  renderScreen(<CashScreen desk="reception" />, { apiUrl: api.url, address: '/cash', permissions: ['booking'] });
  const card = await screen.findByRole('region', { name: 'Caja abierta' });
  expect(card).toHaveTextContent('Es la caja del buffet, que tu plan ya no incluye.');
  await userEvent.click(within(card).getByRole('button', { name: 'Contar y cerrar' }));
  const panel = await screen.findByRole('dialog');
  await userEvent.type(within(panel).getByRole('textbox', { name: /Efectivo/ }), '7.000');
  await userEvent.click(within(panel).getByRole('button', { name: /Cerrar la caja|Cerrar caja/ }));
  expect(await screen.findByRole('textbox', { name: 'Monto inicial' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Caja abierta' })).toBeNull();
});

test('orders that the buffet left unpaid when the plan lost it are charged or cancelled at the reception', async () => {
  let left = [anOrder({ id: uuid(70), number: 7 }), anOrder({ id: uuid(80), number: 8 })];
  api.answer(/GET \/cash-sessions\/current/, ({ query }) => ({
    session: null,
    needed: false,
    taking: null,
    ...(query.get('desk') === 'buffet' && left.length > 0 && { left_orders: left.length }),
  }));
  api.answer(/GET \/orders$/, () => ({ items: left, next_cursor: null, totals: null }));
  api.answer(/GET \/orders\/[^/]+$/, ({ call }) => left.find(({ id }) => call.endsWith(id)));
  const ends = (state: 'paid' | 'cancelled') => (request: { call: string }) => {
    const order = left.find(({ id }) => request.call.includes(id));
    left = left.filter((one) => one !== order);
    return { ...order, state, version: 2 };
  };
  api.answer(/POST .*\/pay$/, ends('paid'));
  api.answer(/POST .*\/cancel$/, ends('cancelled'));
  const sent = () => api.calls.filter(({ call }) => /POST .*orders/.test(call)).map(({ body }) => body);
  renderScreen(<CashScreen desk="reception" />, { apiUrl: api.url, address: '/cash', permissions: ['booking'] });
  const section = within(await screen.findByRole('region', { name: 'Pedidos del buffet sin cobrar' }));
  await userEvent.click(section.getByRole('link', { name: 'N.º 7' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.queryByRole('button', { name: /Retomar/ })).toBeNull();
  await userEvent.click(await panel.findByRole('button', { name: /^Efectivo/ }));
  await waitFor(() => expect(sent()).toEqual([{ payments: [{ method: 'cash', amount: expect.any(Number) }] }]));
  await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(await section.findByRole('link', { name: 'N.º 8' }));
  const other = within(await screen.findByRole('dialog'));
  await userEvent.click(await other.findByRole('button', { name: 'Anular' }));
  const dialog = within(await dialogTitled('Anular el pedido n.º 8'));
  await userEvent.type(dialog.getByRole('textbox'), 'Se fue');
  await userEvent.click(dialog.getByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(sent()[1]).toEqual({ reason: 'Se fue' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pedidos del buffet sin cobrar' })).toBeNull());
});

test('the reception of a plan with the buffet sees only its own cash', async () => {
  session = aCashSession();
  api.answer(/GET \/cash-sessions\/current/, ({ query }) => ({
    session: query.get('desk') === 'buffet' ? session : null,
    needed: true,
    taking: null,
  }));
  renderScreen(<CashScreen desk="reception" />, { apiUrl: api.url, address: '/cash', permissions: ['booking'] });
  expect(await screen.findByRole('textbox', { name: 'Monto inicial' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Caja abierta' })).toBeNull();
});
