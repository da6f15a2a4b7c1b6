import { PERMISSIONS } from '@canchero/shared-contracts/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSession } from '../session/session-store';
import { queryClient } from '../storage/query-client';
import { ApiServer, error } from '../testing/api-server';
import { CLUB_ID, OTHER_CLUB_ID, someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { loadPermissions } from './permission-actions';
import { PermissionGate } from './permission-gate';
import { LOADING, permissions } from './permission-store';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  queryClient.clear();
  saveSession({ token: 't', user: someUser() });
  permissions.setState(LOADING);
});

const show = () =>
  renderAt(
    '/agenda',
    <PermissionGate permission="schedule" denied="denied">
      the agenda
    </PermissionGate>,
  );
const map = (schedule: boolean) => ({
  status: 200,
  body: { data: { permissions: { schedule }, source: 'plan_default' } },
});

test('while the permissions are loading, the gate says so', () => {
  show();
  expect(screen.getByText('Verificando permisos...')).toBeInTheDocument();
});

test('a user with the permission sees the content', () => {
  permissions.setState({ status: 'loaded', permissions: { schedule: true } });
  show();
  expect(screen.getByText('the agenda')).toBeInTheDocument();
});

test('a user without the permission sees what stands in its place', () => {
  permissions.setState({ status: 'loaded', permissions: { schedule: false } });
  show();
  expect(screen.getByText('denied')).toBeInTheDocument();
});

test('a list needs all of its permissions, or with `any` one', () => {
  permissions.setState({ status: 'loaded', permissions: { booking: true } });
  const gate = (mode: 'all' | 'any') =>
    renderAt(
      '/x',
      <PermissionGate permission={['schedule', 'booking']} mode={mode} denied={`not by ${mode}`}>
        {`by ${mode}`}
      </PermissionGate>,
    );
  gate('any');
  expect(screen.getByText('by any')).toBeInTheDocument();
  gate('all');
  expect(screen.getByText('not by all')).toBeInTheDocument();
});

test('a failure grants the menu everything, the gate says so, and its retry asks for the same club again', async () => {
  api.respond = () => error(418, 'odd');
  show();
  await act(() => expect(loadPermissions(CLUB_ID)).rejects.toMatchObject({ status: 418 }));
  expect(screen.getByRole('heading', { name: 'Error de Permisos' })).toBeInTheDocument();
  expect(PERMISSIONS.every((name) => permissions.getState().permissions[name])).toBe(true);
  api.respond = () => map(true);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('the agenda')).toBeInTheDocument();
  expect(api.asked.map(({ path }) => path.endsWith(CLUB_ID))).toEqual([true, true]);
});

test('callers for one club share a request; an answer for the club before does not count', async () => {
  api.respond = async ({ path }) => {
    if (path.endsWith(CLUB_ID)) await new Promise((done) => setTimeout(done, 60));
    return map(path.endsWith(CLUB_ID));
  };
  await Promise.all([loadPermissions(CLUB_ID), loadPermissions(CLUB_ID), loadPermissions(OTHER_CLUB_ID)]);
  expect(api.asked).toHaveLength(2);
  expect(permissions.getState()).toEqual({ status: 'loaded', permissions: { schedule: false } });
});
