import { isForSuperAdmins, leadsTo, signInPathsOf, visibleTo } from './rules';
import type { RemoteDescriptor, RemoteRoute } from './schema';

const title = { es: '', en: '', pt: '' };
const route = (path: string, audience?: RemoteRoute['audience']): RemoteRoute => ({
  path,
  title,
  frame: 'shell',
  ...(audience && { audience }),
});
const plans: RemoteDescriptor = {
  name: 'mfe-plans',
  contracts: '^2.0.0',
  audience: 'user',
  routes: [route('/subscription'), route('/subscription/success', 'public'), route('/plans-admin', 'super_admin')],
  nav: ['/subscription', '/plans-admin'].map((path) => ({ group: 'config', path, label: title, icon: '', sort: 1 })),
  widgets: [{ name: 'badge', slot: 'x' }],
  commands: [{ label: title, path: '/subscription?tab=cards', icon: '' }],
  help: [{ title, keys: [{ keys: 'P', meaning: title }] }],
  links: { upgrade: '/subscription', thanks: '/subscription/success' },
};

test.each([
  ['/agenda', '/agenda?date=:date', true],
  ['/agenda', '/agenda/', true],
  ['/agenda', '/agendas', false],
  ['/agenda', '/agenda/7', false],
  ['/event/:id', '/event/7#x', true],
  ['/event/:id', '/event', false],
  ['/admin/*', '/admin/users/3', true],
  ['/admin/*', '/administrator', false],
  ['/', '/#pricing', true],
  ['/', '/agenda', false],
])('whether %s is where %s leads: %s', (path, target, expected) => {
  expect(leadsTo(path, target)).toBe(expected);
});

test('a visitor knows the public route of a remote for users, and nothing that leads elsewhere', () => {
  expect(visibleTo(plans, ['public'])).toMatchObject({
    routes: [{ path: '/subscription/success' }],
    nav: [],
    widgets: [],
    commands: [],
    help: [],
    links: { thanks: '/subscription/success' },
  });
});

test('users do not learn of a route for super admins, which super admins do', () => {
  const known = visibleTo(plans, ['public', 'user']);
  expect(JSON.stringify(known)).not.toContain('plans-admin');
  expect(known?.widgets).toEqual(plans.widgets);
  expect(visibleTo(plans, ['public', 'user', 'super_admin'])).toBe(plans);
  expect(visibleTo({ ...plans, routes: [route('/subscription')] }, ['public'])).toBeNull();
});

test('the files of a remote are secret if all of it is for super admins', () => {
  expect(isForSuperAdmins(plans)).toBe(false);
  expect(isForSuperAdmins({ ...plans, audience: 'super_admin', routes: [route('/a')] })).toBe(true);
  expect(isForSuperAdmins({ ...plans, audience: 'super_admin', routes: [route('/a'), route('/b', 'user')] })).toBe(
    false,
  );
});

test('one has to sign in for the routes of users alone', () => {
  expect(signInPathsOf([plans])).toEqual(['/subscription']);
});
