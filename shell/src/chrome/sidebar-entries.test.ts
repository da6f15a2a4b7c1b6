import { PERMISSIONS } from '@canchero/shared-contracts/core';
import type { RemoteNavEntry } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { someUser } from '../testing/people';
import { NAV_ORDER, sidebarGroups } from './sidebar-entries';

const entry = (path: string, change: Partial<RemoteNavEntry>): RemoteNavEntry => ({
  group: 'main',
  path,
  label: { es: path, en: `${path}-en`, pt: `${path}-pt` },
  icon: 'calendar',
  sort: 10,
  ...change,
});
const entries = [
  entry('/profile', { group: 'config', permission: 'profile' }),
  entry('/buffet', { group: 'sales', permission: 'buffet' }),
  entry('/agenda', { permission: 'schedule', sort: 20 }),
  entry('/dashboard', { permission: 'dashboard', sort: 10 }),
  entry('/platform', { group: 'reports', role: 'super_admin' }),
];
const held = (...names: (typeof PERMISSIONS)[number][]): PermissionState => ({
  status: 'loaded',
  permissions: Object.fromEntries(names.map((name) => [name, true])),
});
const paths = (state: PermissionState, user = someUser()) =>
  sidebarGroups(entries, state, user, 'es').flatMap((group) => group.entries.map(({ path }) => path));

test('groups in the shell’s order, entries in theirs, empty groups left out', () => {
  const groups = sidebarGroups(entries, held(...PERMISSIONS), someUser({ roles: ['super_admin'] }), 'en');
  expect(groups.map(({ group }) => group)).toEqual(NAV_ORDER.filter((group) => group !== 'management'));
  expect(groups[0]?.entries.map(({ label }) => label)).toEqual(['/dashboard-en', '/agenda-en']);
});

test('entries without their permission or role are hidden', () => {
  expect(paths(held('schedule', 'profile'))).toEqual(['/agenda', '/profile']);
  expect(paths(held(), someUser({ roles: ['super_admin'] }))).toEqual(['/platform']);
});

test.each<PermissionState['status']>(['loading', 'error'])('%s permissions hide nothing', (status) => {
  expect(paths({ status, permissions: {} })).toEqual(['/dashboard', '/agenda', '/buffet', '/profile']);
});
