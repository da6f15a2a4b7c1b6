import type { Language } from '@canchero/shared-contracts/core';
import type { HostServices, RemoteProps, SessionState } from '@canchero/shared-contracts/mfe';
import { createPath } from '@canchero/shared-contracts/router';
import { createTestHost } from '@canchero/shared-contracts/testing';
import { act } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import app from '../app';

type Lifecycle = 'bootstrap' | 'mount' | 'update' | 'unmount';
const remote = app as unknown as Record<Lifecycle, (props: object) => Promise<unknown>>;

/**
 * Mounts the remote as the shell does, on a page of its own, with a real service at `url`.
 * Returns the addresses that the remote navigated to, and a way to unmount it.
 */
export async function visit({
  url,
  path: start = '/',
  user = null,
}: {
  url: string;
  path?: string;
  user?: SessionState['user'];
}) {
  const visited: string[] = [];
  const domElement = document.body.appendChild(document.createElement('div'));
  const path = (to: Parameters<HostServices['navigate']>[0]) => (typeof to === 'object' ? createPath(to) : String(to));
  const host = createTestHost(url, {
    session: createStore<SessionState>(() => ({ user })),
    navigate: (to) => {
      visited.push(path(to));
      const { hash } = new URL(path(to), 'http://club.test');
      if (hash) update({ location: { ...props.location, hash, key: String(visited.length) } });
    },
    setLanguage: (locale) => update({ locale }),
    setTheme: (theme) => update({ theme }),
    reportError: (error) => {
      throw error;
    },
  });
  let props: RemoteProps & { name: string; domElement: HTMLElement } = {
    name: 'parcel-1',
    domElement,
    location: { pathname: start, search: '', hash: '', state: null, key: 'first' },
    navigationType: 'POP' as RemoteProps['navigationType'],
    locale: 'es' as Language,
    theme: 'light',
    host,
  };
  const update = (change: Partial<RemoteProps>) => {
    props = { ...props, ...change };
    void remote.update(props);
  };
  // awaiting a lifecycle inside act() deadlocks, so it is only started there
  const run = async (step: Lifecycle) => {
    let done: Promise<unknown> | undefined;
    await act(async () => {
      done = remote[step](props);
    });
    await done;
  };
  await run('bootstrap');
  await run('mount');
  return {
    visited,
    leave: async () => {
      await run('unmount');
      host.queryClient.clear();
      domElement.remove();
    },
  };
}
