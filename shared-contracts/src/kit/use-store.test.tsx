import { act, render, screen } from '@testing-library/react';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { useStore } from './use-store';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const place = createStore(() => ({ club: 'Norte', screen: '' }));
afterEach(() => place.setState(place.getInitialState()));

function Header() {
  const { club } = useStore(place);
  return (
    <h1>
      {club}/{useStore(place, (state) => state.screen)}
    </h1>
  );
}

test('follows a store, whole or in part', async () => {
  render(
    <StrictMode>
      <Header />
    </StrictMode>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Norte/');
  await act(async () => place.setState({ club: 'Sur', screen: 'Agenda' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Sur/Agenda');
});

let loaded: (module: { default: () => string }) => void;
const Late = lazy(() => new Promise<{ default: () => string }>((resolve) => (loaded = resolve)));

/** Takes so long that meanwhile the shell's delayed commit falls due, and then says where the page is. */
function SlowRemote({ until }: { until: number }) {
  while (Date.now() < until);
  useEffect(() => place.setState({ screen: 'Agenda' }), []);
  return 'remote';
}

test('one root says in an effect what another shows, while a delayed commit of that one is due', async () => {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  world.IS_REACT_ACT_ENVIRONMENT = false;
  const broken: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    broken.push(event.error);
  };
  window.addEventListener('error', note);
  const [shell, remote] = [0, 1].map(() => createRoot(document.body.appendChild(document.createElement('div'))));

  shell?.render(
    <>
      <Header />
      <Suspense fallback="…">
        <Late />
      </Suspense>
    </>,
  );
  await pause(60);
  // React shows what came late 300 ms after the fallback, not sooner
  loaded({ default: () => 'screen' });
  await pause(60);
  remote?.render(<SlowRemote until={Date.now() + 400} />);
  await pause(700);
  expect(broken).toEqual([]);
  expect(document.body).toHaveTextContent('Norte/Agendascreenremote');

  shell?.unmount();
  remote?.unmount();
  window.removeEventListener('error', note);
  world.IS_REACT_ACT_ENVIRONMENT = true;
});
