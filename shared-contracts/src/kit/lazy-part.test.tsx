import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart, renewFailedParts } from './lazy-part';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : <Suspense fallback={<p>loading</p>}>{this.props.children}</Suspense>;
  }
}

let silenced: jest.SpyInstance;
beforeEach(() => {
  // React tells of errors that a boundary caught
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  silenced.mockRestore();
});

test('what could not be fetched stays so until it is renewed, and is then fetched anew', async () => {
  let online = false;
  let fetches = 0;
  const Part = lazyPart<{ name: string }>(async () => {
    fetches += 1;
    if (!online) throw new Error('no connection');
    return ({ name }) => <p>{`hello ${name}`}</p>;
  });
  const show = () => {
    cleanup();
    render(
      <Boundary>
        <Part name="world" />
      </Boundary>,
    );
  };
  show();
  expect(await screen.findByText('failed')).toBeVisible();
  online = true;
  show();
  expect(await screen.findByText('failed')).toBeVisible();
  expect(fetches).toBe(1);
  renewFailedParts();
  show();
  expect(await screen.findByText('hello world')).toBeVisible();
  renewFailedParts();
  show();
  expect(await screen.findByText('hello world')).toBeVisible();
  expect(fetches).toBe(2);
});
