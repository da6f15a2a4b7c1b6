import { screen } from '@testing-library/react';
import { permissions } from '../permissions/permission-store';
import { someRelease, someRoute } from '../testing/releases';
import { renderAt } from '../testing/render-page';
import { useLinkTo } from './reachable';
import { remotes } from './remotes';

const Link = () => <p>{useLinkTo('plan-limit') ?? 'no link'}</p>;
const release = someRelease({
  routes: [someRoute('/fields', { gate: 'configuration' })],
  links: { 'plan-limit': '/fields?sort=new', 'a role of a later shell': '/fields' },
});

test.each([
  ['a remote that has it', [release], { configuration: true }, '/fields?sort=new'],
  ['a user without the permission of its screen', [release], {}, 'no link'],
  ['a remote whose screen the caller’s list lacks', [{ ...release, routes: [] }], { configuration: true }, 'no link'],
  ['no remote', [], { configuration: true }, 'no link'],
])('a link by its role, with %s', (_, releases, held, expected) => {
  remotes.setState({ status: 'ready', releases });
  permissions.setState({ status: 'loaded', permissions: held });
  renderAt('/profile', <Link />);
  expect(screen.getByText(expected)).toBeVisible();
});
