import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '../testing/render-page';
import { onDemand, onDemandDialog, reportAndClose } from './on-demand';
import { onDemandMenu } from './on-demand-menu';
import { toastQueue } from './toast-queue';

let online = false;
let fetches = 0;
const load = async <Part,>(part: Part): Promise<Part> => {
  fetches += 1;
  if (!online) throw new Error('no connection');
  return part;
};

let silenced: jest.SpyInstance[];
beforeEach(() => {
  online = false;
  fetches = 0;
  toastQueue.setState({ waiting: [] });
  silenced = ['error', 'warn'].map((kind) => jest.spyOn(console, kind as 'warn').mockReturnValue());
});
afterEach(() => {
  for (const spy of silenced) spy.mockRestore();
});

const bodies = () => toastQueue.getState().waiting.map(({ body }) => body);

test('a menu that cannot be fetched is reported, and the next press fetches it', async () => {
  const MenuButton = onDemandMenu(() => load(() => <p>the menu</p>));
  renderAt('/agenda', <MenuButton trigger={<button type="button">menu</button>} />);
  const button = () => screen.getByRole('button', { name: 'menu' });
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(button());
  await waitFor(() => expect(bodies()).toEqual([expect.stringMatching(/conexión/i)]));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  online = true;
  await userEvent.click(button());
  expect(await screen.findByText('the menu')).toBeVisible();
});

const Dialog = onDemandDialog<{ open: boolean; onClose: () => void }>(() =>
  load(({ open, onClose }) => (
    <button type="button" onClick={onClose}>
      {open ? 'close' : 'closed'}
    </button>
  )),
);

function PageWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('a dialog is fetched when first opened, reported once if it fails, and stays when closed', async () => {
  renderAt('/agenda', <PageWithDialog />);
  expect(fetches).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(fetches).toBe(1);
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'close' }));
  expect(screen.getByRole('button', { name: 'closed' })).toBeInTheDocument();
  expect(bodies()).toHaveLength(1);
});

const Banner = onDemand(() => load(() => <p>the banner</p>), { fallback: 'no banner' });

function PageWithBanner() {
  const [visits, setVisits] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        again
      </button>
      <Banner />
    </>
  );
}

test('a part fails silently, shows its fallback, and a later rendering fetches it', async () => {
  renderAt('/agenda', <PageWithBanner />);
  expect(screen.getByText('no banner')).toBeVisible();
  await waitFor(() => expect(silenced[1]).toHaveBeenCalled());
  expect(bodies()).toEqual([]);
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByText('the banner')).toBeVisible();
});

test('a part with a promise is fetched once it has resolved', async () => {
  online = true;
  let settle = () => {};
  const when = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const Late = onDemand(() => load(() => <p>late</p>), { when });
  renderAt('/agenda', <Late />);
  await new Promise((done) => setTimeout(done, 10));
  expect(fetches).toBe(0);
  await act(async () => settle());
  expect(await screen.findByText('late')).toBeVisible();
});

test('a failure is handed to the part’s own handler, once', async () => {
  const onFailure = jest.fn(reportAndClose);
  const Question = onDemand<{ onClose: () => void }>(() => load(() => <p>question</p>), { onFailure });
  const onClose = jest.fn();
  renderAt('/agenda', <Question onClose={onClose} />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fetches).toBe(1);
});
