import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { someSubscription } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { SubscriptionsScreen } from './subscriptions-screen';

let api: ApiServer;
let asked: string[];
beforeEach(async () => {
  asked = [];
  api = await startApiServer();
  api.answer(/GET \/admin\/subscriptions/, ({ query }) => {
    asked.push(query.toString());
    return { items: [someSubscription()], total: 1, next_cursor: null };
  });
});
afterEach(() => api.close());

const open = () => renderScreen(<SubscriptionsScreen />, { apiUrl: api.url, address: paths.subscriptions, club: null });

test('each subscription shows its owner, plan, status, end and worth, and leads to its page', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^Bruno Díaz/ });
  expect(row).toHaveTextContent(/bruno@volea\.test.*Premium.*Activa.*\$\s44\.200/);
  expect(screen.getByRole('link', { name: 'Bruno Díaz' })).toHaveAttribute('href', '/administrator/subscriptions/u1');
  expect(screen.getByText('1 suscripción')).toBeVisible();
});

test('the list is searched by text, plan and status', async () => {
  const page = open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'Premium Plus');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pago rechazado');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'bru');
  await waitFor(() => expect(asked.at(-1)).toBe('search=bru&plan=premium_plus&status=past_due'));
  expect(page.location().search).toBe('?plan=premium_plus&status=past_due&search=bru');
});

test('nothing found is said', async () => {
  api.answer(/GET \/admin\/subscriptions/, () => ({ items: [], total: 0, next_cursor: null }));
  open();
  expect(await screen.findByText('Ninguna suscripción coincide.')).toBeVisible();
});

test('a list that fails says so', async () => {
  api.answer(/GET \/admin\/subscriptions/, () => new Refusal(500, 'internal'));
  open();
  expect(await screen.findByText('No se pudieron cargar las suscripciones')).toBeVisible();
});
