import { PERMISSIONS, type Permission } from '@canchero/shared-contracts/core';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { someUser } from '../testing/people';
import { someRelease, someRoute } from '../testing/releases';
import { homePath } from './home-path';

const label = { es: '', en: '', pt: '' };
const releases = [
  someRelease({
    name: 'mfe-sales',
    routes: [someRoute('/till', { gate: 'buffet' })],
    nav: [{ group: 'sales', path: '/till', label, icon: 'cart', sort: 1, permission: 'buffet' }],
  }),
  someRelease({
    name: 'mfe-reports',
    routes: [someRoute('/reports', { gate: ['dashboard', 'daily_summary'], gate_mode: 'any', home: 20 })],
    nav: [{ group: 'main', path: '/reports', label, icon: 'chart', sort: 1, permission: 'dashboard' }],
  }),
  someRelease({ name: 'mfe-day', routes: [someRoute('/day', { gate: 'schedule', home: 10 })] }),
];
const held = (...names: readonly Permission[]): PermissionState => ({
  status: 'loaded',
  permissions: Object.fromEntries(names.map((name) => [name, true])),
});

test.each([
  [held(...PERMISSIONS), '/day'],
  [held('dashboard', 'buffet'), '/reports'],
  [held('daily_summary', 'buffet'), '/reports'],
  [held('buffet', 'profile'), '/till'],
  [held(), '/profile'],
  [{ status: 'error' as const, permissions: {} }, '/day'],
])('a session starts at the first home that is open, else at the first entry of the menu', (state, expected) => {
  expect(homePath(releases, state, someUser())).toBe(expected);
});

test.each([
  ['/reports', held(...PERMISSIONS), '/reports'],
  ['/reports', held('schedule'), '/day'],
  ['/till', held(...PERMISSIONS), '/day'],
  [null, held(...PERMISSIONS), '/day'],
])('with %s chosen a session starts there if it is an open home', (home, state, expected) => {
  expect(homePath(releases, state, someUser({ home }))).toBe(expected);
});

test('without remotes a session starts at the profile', () => {
  expect(homePath([], held('profile'), someUser())).toBe('/profile');
});
