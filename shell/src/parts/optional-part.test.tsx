import { lazyPart } from '@canchero/shared-contracts/kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '../testing/render-page';
import { OptionalPart } from './optional-part';
import { toastQueue } from './toast-queue';

let online = false;
const Menu = lazyPart(async () => {
  if (!online) throw new Error('no connection');
  return () => <p>the menu</p>;
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        menu
      </button>
      {open && (
        <OptionalPart onFailure={() => setOpen(false)}>
          <Menu />
        </OptionalPart>
      )}
    </>
  );
}

test('what cannot be fetched is told, leaves the rest of the page alone, and is asked for again', async () => {
  const noted = ['error', 'warn'].map((kind) => jest.spyOn(console, kind as 'warn').mockReturnValue());
  renderAt('/agenda', <Page />);
  const button = screen.getByRole('button', { name: 'menu' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(toastQueue.getState().waiting).toMatchObject([{ intent: 'error', body: expect.stringMatching(/conexión/i) }]);
  online = true;
  await userEvent.click(button);
  expect(await screen.findByText('the menu')).toBeVisible();
  for (const spy of noted) spy.mockRestore();
});

const Broken = () => {
  throw new Error('broken');
};

test('what nobody asked for goes without a word', () => {
  const noted = ['error', 'warn'].map((kind) => jest.spyOn(console, kind as 'warn').mockReturnValue());
  toastQueue.setState({ waiting: [] });
  renderAt(
    '/agenda',
    <>
      <h1>Agenda</h1>
      <OptionalPart>
        <Broken />
      </OptionalPart>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Agenda' })).toBeVisible();
  expect(toastQueue.getState().waiting).toEqual([]);
  for (const spy of noted) spy.mockRestore();
});
