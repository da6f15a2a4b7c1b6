import type { ToastOptions } from '@canchero/shared-contracts/mfe';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '../testing/render-page';
import { showToast } from './toast-queue';
import { Toaster } from './toaster';

/** A page with a button that offers to undo, and goes away with the undoing if it is `fleeting`. */
function PageWithUndo({ fleeting = false }) {
  const [undone, setUndone] = useState(false);
  const undo = () => {
    setUndone(true);
    showToast({ intent: 'info', body: 'undone' });
  };
  const remove = () => showToast({ intent: 'success', body: 'removed', action: { label: 'undo', run: undo } });
  return (
    <main tabIndex={-1}>
      {!(fleeting && undone) && (
        <button type="button" onClick={remove}>
          remove
        </button>
      )}
      <Toaster />
    </main>
  );
}

test.each<[ToastOptions, words: string[], milliseconds: number]>([
  [{ intent: 'success' }, ['Éxito'], 3000],
  [{ intent: 'success', body: 'saved' }, ['saved'], 3000],
  [{ intent: 'info', body: 'seen', duration: 9000 }, ['seen'], 9000],
  [{ intent: 'warning', body: 'soon' }, ['Advertencia', 'soon'], 4000],
  [{ intent: 'error', body: 'failed' }, ['Error', 'failed'], 5000],
  [{ intent: 'error', title: 'not sent', body: 'failed' }, ['not sent', 'failed'], 5000],
])('the toast %j says %j for %i ms', (toast, words, milliseconds) => {
  const { baseElement } = renderAt('/agenda', <Toaster />);
  act(() => showToast(toast));
  expect(baseElement.querySelector('.fui-Toast')).toHaveTextContent(new RegExp(`^${words.join('')}$`));
  expect(baseElement.querySelector('[data-timer-status]')).toHaveStyle({ animationDuration: `${milliseconds}ms` });
});

test.each(['undo', 'Cerrar'])('the button "%s" of a toast gives the focus back to where it was', async (name) => {
  renderAt('/agenda', <PageWithUndo />);
  await userEvent.click(screen.getByRole('button', { name: 'remove' }));
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByText('removed')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'remove' })).toHaveFocus());
});

test('the page takes the focus of a toast whose former place is gone', async () => {
  renderAt('/agenda', <PageWithUndo fleeting />);
  await userEvent.click(screen.getByRole('button', { name: 'remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'undo' }));
  await waitFor(() => expect(screen.queryByText('removed')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
