import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { someUser } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { UsersScreen } from './users-screen';

let api: ApiServer;
let asked: string[];
beforeEach(async () => {
  asked = [];
  api = await startApiServer();
  api.answer(/GET \/admin\/users/, ({ query }) => {
    asked.push(query.toString());
    const second = query.get('cursor') === 'next';
    const first = someUser({ name: 'Bruno Díaz', roles: ['super_admin'], email_verified_at: null, clubs: 2 });
    return {
      items: [second ? someUser({ id: 'z', name: 'Zoe' }) : first],
      total: 2,
      next_cursor: second ? null : 'next',
    };
  });
});
afterEach(() => api.close());

const open = (address: string = paths.users) => renderScreen(<UsersScreen />, { apiUrl: api.url, address, club: null });

test('accounts are listed with what one should know, page after page, and found by text, role and state', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^Bruno Díaz\s*Sin verificar\s*Super admin/ });
  expect(row).toHaveTextContent(/bruno@volea\.test.*2 clubes.*Nunca/);
  expect(screen.getByRole('link', { name: 'Bruno Díaz' })).toHaveAttribute('href', '/administrator/users/u1');
  expect(screen.getByRole('status')).toHaveTextContent('2 usuarios');
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('row', { name: /^Zoe/ })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'bru');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Super admin');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Sin verificar');
  await waitFor(() => expect(asked.at(-1)).toBe('search=bru&role=super_admin&state=unverified'));
});

test('what was searched is in the address, from which it is read', async () => {
  const page = open(`${paths.users}?search=bru&role=super_admin`);
  await waitFor(() => expect(asked).toEqual(['search=bru&role=super_admin']));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Sin verificar');
  await waitFor(() => expect(page.location().search).toBe('?search=bru&role=super_admin&state=unverified'));
});

test('a list that fails says so', async () => {
  api.answer(/GET \/admin\/users/, () => new Refusal(500, 'internal'));
  open();
  expect(await screen.findByText('No se pudieron cargar los usuarios')).toBeVisible();
});
