import { Link, useLocation } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl, RawIntlProvider } from 'react-intl';
import es from '../../lang/es.json';
import { GuardedRouter } from './guarded-router';
import { setDirty } from './unsaved-input';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const intl = createIntl({ locale: 'es', messages: es });

let guarded = true;
let outdated = false;
const reload = jest.fn();

beforeEach(() => {
  guarded = true;
  outdated = false;
  reload.mockClear();
  window.history.replaceState(null, '', '/form');
  render(
    <UiProvider theme="light">
      <RawIntlProvider value={intl}>
        <GuardedRouter guards={() => guarded} isOutdated={() => outdated} reload={reload}>
          <Links />
        </GuardedRouter>
      </RawIntlProvider>
    </UiProvider>,
  );
});
afterEach(() => {
  setDirty('form', false);
  cleanup();
});

function Links() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/other">other</Link>
      <Link to="/form?tab=2">tab</Link>
    </>
  );
}
const at = (place: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(place));
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

test('without unsaved input the router does not ask', async () => {
  await follow('other');
  await at('/other');
});

test('another screen waits until unsaved input is discarded, and the address stays', async () => {
  setDirty('form', true);
  await follow('other');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await at('/form');
  await follow('other');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await at('/other');
  expect(window.location.pathname).toBe('/other');
});

test('Back asks as well; a navigation within the screen does not', async () => {
  await follow('other');
  await at('/other');
  setDirty('form', true);
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(window.location.pathname).toBe('/other'));
  await at('/other');
  setDirty('form', false);
  window.history.back();
  await at('/form');
  setDirty('form', true);
  await follow('tab');
  await at('/form?tab=2');
});

test('Back out of a panel asks, and a step within the screen does not', async () => {
  await follow('tab');
  await at('/form?tab=2');
  setDirty('form', true, true);
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=2'));
  await at('/form?tab=2');
  // the way back to the form is no step out of it
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/form'));
  await follow('tab');
  await at('/form?tab=2');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a router that does not guard never asks', async () => {
  setDirty('form', true);
  guarded = false;
  await follow('other');
  await at('/other');
});

test('a newer shell is taken between two screens: the page is loaded at the next address', async () => {
  outdated = true;
  await follow('tab');
  await at('/form?tab=2');
  expect(reload).not.toHaveBeenCalled();
  await follow('other');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/other');
  // the old screen stays until the page is replaced
  expect(screen.getByRole('status')).toHaveTextContent('/form?tab=2');
});

test('a newer shell waits for unsaved input, also for that which is discarded or that nobody guards', async () => {
  outdated = true;
  setDirty('form', true);
  await follow('other');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await at('/form');
  await follow('other');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await at('/other');
  guarded = false;
  window.history.back();
  await at('/form');
  expect(reload).not.toHaveBeenCalled();
  setDirty('form', false);
  await follow('other');
  expect(reload).toHaveBeenCalledTimes(1);
});
