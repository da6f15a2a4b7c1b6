import { Link, useLocation } from '@canchero/shared-contracts/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFrame } from '../account/account-frame';
import { renderAt } from '../testing/render-page';
import { ShellFrame } from './shell-frame';

const Other = () => <Link to={useLocation().pathname === '/login' ? '/agenda' : '/login'}>other</Link>;
function Frames() {
  const { pathname } = useLocation();
  return pathname === '/agenda' ? (
    <ShellFrame title="">
      <Other />
    </ShellFrame>
  ) : (
    <AccountFrame>
      <Link to="/register">register</Link>
      <Other />
    </AccountFrame>
  );
}

test('another screen starts with the focus on its content, in the same frame and in another', async () => {
  renderAt('/login', <Frames />);
  for (const link of ['register', 'other', 'other']) {
    await userEvent.click(await screen.findByRole('link', { name: link }));
    expect(screen.getByRole('main')).toHaveFocus();
  }
});
