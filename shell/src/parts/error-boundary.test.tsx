import { lazyPart } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../testing/render-page';
import { ErrorBoundary } from './error-boundary';

let online = false;
const Late = lazyPart(async () => {
  if (!online) throw new Error('no connection');
  return () => <h1>Profile</h1>;
});

function Visit() {
  const { pathname } = window.location;
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/profile')}>
        go
      </button>
      <ErrorBoundary resetKey={pathname}>
        <Late />
      </ErrorBoundary>
    </>
  );
}

test('a screen whose code could not be fetched is fetched again by the next visit', async () => {
  const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt('/players', <Visit />);
  expect(await screen.findByRole('alert')).toBeVisible();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  noted.mockRestore();
});
