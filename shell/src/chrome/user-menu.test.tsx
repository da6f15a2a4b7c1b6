import { Button } from '@canchero/shared-contracts/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs } from '../clubs/club-store';
import { remotes } from '../federation/remotes';
import { saveSession } from '../session/session-store';
import { someClub, someUser } from '../testing/people';
import { someRelease, someRoute } from '../testing/releases';
import { renderAt } from '../testing/render-page';
import { UserMenu } from './user-menu';

const release = someRelease({ routes: [someRoute('/subscription')], links: { upgrade: '/subscription' } });

const open = (plan: 'premium' | 'enterprise' | null) => {
  saveSession({ token: 't', user: someUser() });
  clubs.setState({ selected: plan && someClub({ plan }) });
  remotes.setState({ releases: [release] });
  renderAt('/day', <UserMenu trigger={<Button>Ana</Button>} />);
};

test.each([
  ['a plan that can be raised', 'premium', 'Actualizar plan'],
  ['the highest plan', 'enterprise', 'Suscripción'],
  ['no club', null, 'Suscripción'],
] as const)('with %s the menu leads to the screen of the plan', async (_, plan, name) => {
  open(plan);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  expect(window.location.pathname).toBe('/subscription');
});
