import type { PlayerDebts } from '@canchero/shared-contracts/player';
import { dialogTitled } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../../testing/club-server';
import { aPlayer } from '../../../testing/fixtures';
import { renderScreen } from '../../../testing/render-screen';
import { PlayersScreen } from '../players-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
  const player = aPlayer({ credit: 500_000 });
  api.answer(/GET \/players$/, () => ({ items: [player], next_cursor: null, total: 1 }));
  api.answer(/GET \/players\/[^/]+$/, () => ({ player, bookings: 3, last_booking: null, payments: 2, owed: 120_000 }));
  api.answer(/ledger$/, () => ({ items: [], next_cursor: null, credit: 500_000 }));
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const BALANCE = `?player=${uuid(201)}&tab=balance`;
const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call)).map((c) => c.body);
const open = (query = BALANCE, permissions: ('players' | 'booking')[] = ['players', 'booking']) =>
  renderScreen(<PlayersScreen />, { apiUrl: api.url, address: `/players${query}`, permissions });

test('the balance says reasons of the service in words', async () => {
  const entry = {
    id: uuid(3),
    kind: 'surplus',
    amount: 60_000,
    balance: 60_000,
    method: null,
    booking_id: uuid(1),
    notes: 'code:surplus',
    created_by: null,
    created_at: '2026-11-21T15:00:00.000Z',
  };
  api.answer(/GET .*ledger$/, () => ({ items: [entry], next_cursor: null, credit: 60_000 }));
  open();
  const movements = await screen.findByRole('list', { name: 'Movimientos' });
  expect(movements).toHaveTextContent(/Excedente/);
  expect(movements).not.toHaveTextContent('code:');
});

test('the balance tab records a deposit, and is read-only without the permission to move credit', async () => {
  api.answer(/POST .*ledger$/, () => ({ items: [], next_cursor: null, credit: 600_000 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Cargar saldo' }));
  await user.type(await screen.findByLabelText('Monto'), '1000');
  await user.click(screen.getByText('Guardar'));
  await waitFor(() => expect(sent(/POST .*ledger/)).toEqual([{ kind: 'deposit', amount: 100_000, method: 'cash' }]));
  cleanup();
  open(BALANCE, ['players']);
  expect(await screen.findByText(/\$\s?1\.200/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cargar saldo' })).not.toBeInTheDocument();
});

test('a deposit that is larger than any amount says so, and is not called nothing', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Cargar saldo' }));
  await user.type(await screen.findByLabelText('Monto'), '2000000000');
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Ingresá un importe válido')).toBeVisible();
  expect(sent(/POST .*ledger/)).toEqual([]);
});

test('credit that is deposited or taken out in cash needs an open session, and it is opened in place', async () => {
  let taking: object | null = null;
  api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking }));
  api.answer(/POST \/cash-sessions$/, () => {
    taking = { id: uuid(800), desk: 'reception' };
    return taking;
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Cargar saldo' }));
  const save = await screen.findByText('Guardar');
  expect(await screen.findByText(/No hay una caja abierta en recepción/)).toBeVisible();
  expect(save).toBeDisabled();
  await user.click(screen.getByLabelText(/Transferencia/));
  expect(screen.queryByText(/No hay una caja abierta/)).toBeNull();
  expect(save).toBeEnabled();
  await user.click(screen.getByLabelText(/Efectivo/));
  await user.type(screen.getByLabelText(/^Monto inicial/), '0{Enter}');
  await waitFor(() => expect(save).toBeEnabled());
  expect(sent(/POST .*ledger/)).toEqual([]);
});

describe('debtors', () => {
  let debts: PlayerDebts;
  beforeEach(() => {
    debts = {
      owed: 120_000,
      debts: [
        {
          kind: 'share',
          id: uuid(1),
          booking_id: uuid(1),
          title: 'Pádel 2',
          at: '2037-11-20T23:00:00Z',
          amount: 100_000,
          open: 80_000,
        },
        {
          kind: 'order',
          id: uuid(2),
          booking_id: null,
          title: '17',
          at: '2037-11-21T12:00:00Z',
          amount: 40_000,
          open: 40_000,
        },
      ],
    };
    api.answer(/GET \/players$/, ({ query }) => ({
      items: [{ ...aPlayer(), owed: 120_000 }],
      next_cursor: null,
      total: 1,
      owed: query.get('filter') === 'owing' ? 120_000 : null,
    }));
    api.answer(/GET .*\/debts$/, () => debts);
    api.answer(/POST .*\/payments$/, () => {
      debts = { owed: 0, debts: [] };
      return debts;
    });
  });

  test('the list says what each owes and, filtered, the sum; a click leads to the items', async () => {
    const page = open('?filter=owing');
    expect(await screen.findByText(/^1 jugador · deben \$\s1\.200$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /\$\s1\.200/ }));
    expect(page.location().search).toContain('tab=balance');
    const list = await screen.findByRole('list', { name: 'Lo que debe' });
    // the drawer's chunks may come one after the other
    const lines = await within(list).findAllByRole('listitem');
    expect(lines.map((line) => line.textContent?.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Turno · Pádel 2\$ 800.*de \$ 1\.000$/),
      expect.stringMatching(/^Pedido #17\$ 400/),
    ]);
  });

  test('all is collected in one go, or a part of it', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: /^Cobrar todo \(\$\s1\.200\)$/ }));
    const dialog = within(await dialogTitled('Cobrar a Ana Paz'));
    await user.click(dialog.getByRole('radio', { name: /Transferencia/ }));
    const amount = dialog.getByRole('textbox', { name: 'Monto' });
    await user.clear(amount);
    await user.type(amount, '1.300');
    expect(dialog.getByRole('button', { name: /^Cobrar / })).toBeDisabled();
    await user.clear(amount);
    await user.type(amount, '1.000{Enter}');
    await waitFor(() => expect(sent(/POST .*\/payments$/)).toEqual([{ method: 'transfer', amount: 100_000 }]));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Lo que debe' })).toBeNull());
  });
});
