import { performance as nodePerformance } from 'node:perf_hooks';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { measureLoad } from '../federation/load-time';
import { OnDemandOverlay } from './on-demand-overlay';

// the document of the tests has no user timing
beforeAll(() => Object.defineProperty(globalThis, 'performance', { value: nodePerformance, configurable: true }));

test('Ctrl+Shift+M outlines what is mounted, with name, version, module and load time, and goes again', async () => {
  measureLoad({ name: 'mfe-agenda', version: 'v1' }, './app', performance.now() - 120);
  render(
    <UiProvider theme="light">
      <div data-remote="mfe-agenda" data-version="v1" data-module="./app" />
      <div data-remote="mfe-buffet" data-version="v7" data-module="./widgets/event-consumptions" />
      <section data-remote="failed" />
      <OnDemandOverlay />
    </UiProvider>,
  );
  expect(screen.queryByTestId('remote-overlay')).toBeNull();
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
  const overlay = await screen.findByTestId('remote-overlay');
  await waitFor(() =>
    expect([...overlay.children].map((box) => box.textContent)).toEqual([
      expect.stringMatching(/^mfe-agenda · v1 · \.\/app · 12\d ms$/),
      'mfe-buffet · v7 · ./widgets/event-consumptions',
    ]),
  );
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
  expect(screen.queryByTestId('remote-overlay')).toBeNull();
});
