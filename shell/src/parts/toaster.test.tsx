import { screen, waitFor } from '@testing-library/react';
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
