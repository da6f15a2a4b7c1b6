import type { Club } from '@canchero/shared-contracts/club';
import type { Permission } from '@canchero/shared-contracts/core';
import { callEndpoint, emptySlots, HostProvider, keptDrafts, useStore } from '@canchero/shared-contracts/kit';
import type { HostServices, ToastOptions } from '@canchero/shared-contracts/mfe';
import { createPath, type Location, Router, type To } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import ky from 'ky';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { createStore, type StoreApi } from 'zustand/vanilla';
import es from '../../lang/es.json';
import { aClub } from './fixtures';

interface ScreenOptions {
  apiUrl: string;
  /** Path and query, as in `/agenda?date=2026-11-21`. */
  address: string;
  club?: Club | null;
  permissions?: Permission[];
}

/** What a test sees of the page around the screen. */
export interface ScreenPage {
  host: HostServices;
  toasts: readonly ToastOptions[];
  /** Forms with unsaved input. */
  dirty: ReadonlySet<string>;
  queryClient: QueryClient;
  location(): Location;
  /** How many addresses the browser's Back would go through, this one among them. */
  entries(): number;
}

/** A screen in a host of its own that calls a real server. */
export function renderScreen(
  screen: ReactNode,
  { apiUrl, address: start, club = aClub(), permissions = ['schedule', 'configuration'] }: ScreenOptions,
): ScreenPage {
  const toasts: ToastOptions[] = [];
  const dirty = new Set<string>();
  const address = createStore(() => locationOf(new URL(start, 'http://page')));
  let entries = 1;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  const http = ky.create({ prefix: apiUrl, retry: 0 });
  const host: HostServices = {
    session: createStore(() => ({ user: null })),
    clubs: createStore(() => ({ status: 'ready' as const, clubs: [], selectedId: club?.id ?? null, selected: club })),
    permissions: createStore(() => ({
      status: 'loaded' as const,
      permissions: Object.fromEntries(permissions.map((p) => [p, true])),
    })),
    connection: createStore(() => ({ status: 'connected' as const })),
    queryClient,
    bus: createBus(),
    call: (endpoint, input, options) => callEndpoint(http, endpoint, input, options),
    navigate(to, options) {
      if (typeof to === 'number') return;
      if (!options?.replace) entries += 1;
      const url = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`;
      address.setState(locationOf(new URL(url, `http://page${address.getState().pathname}`), options?.state), true);
    },
    toast: (toast) => void toasts.push(toast),
    toastError: (error) => void toasts.push({ intent: 'error', body: String(error) }),
    setBreadcrumbs: () => undefined,
    setDirty: (form, is) => void (is ? dirty.add(form) : dirty.delete(form)),
    setLanguage: () => undefined,
    setTheme: () => undefined,
    drafts: keptDrafts(),
    slots: emptySlots,
    reportError: () => undefined,
  };
  render(
    <Page host={host} address={address}>
      {screen}
    </Page>,
  );
  return { host, toasts, dirty, queryClient, location: address.getState, entries: () => entries };
}

function Page({ host, address, children }: { host: HostServices; address: StoreApi<Location>; children: ReactNode }) {
  const location = useStore(address);
  const navigator = useMemo(
    () => ({
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: () => undefined,
      push: (to: Parameters<HostServices['navigate']>[0], state: unknown) => host.navigate(to, { state }),
      replace: (to: Parameters<HostServices['navigate']>[0], state: unknown) =>
        host.navigate(to, { state, replace: true }),
    }),
    [host],
  );
  return (
    <UiProvider theme="light">
      <IntlProvider locale="es" messages={es}>
        <QueryClientProvider client={host.queryClient}>
          <HostProvider host={host}>
            <Router location={location} navigator={navigator}>
              {children}
            </Router>
          </HostProvider>
        </QueryClientProvider>
      </IntlProvider>
    </UiProvider>
  );
}

type Handler = (payload: never) => void;

function createBus(): HostServices['bus'] {
  const handlers = new Map<string, Set<Handler>>();
  return {
    emit: (name, payload) =>
      act(() => {
        for (const handler of handlers.get(name) ?? []) handler(payload as never);
      }),
    on(name, handler) {
      const all = handlers.get(name) ?? new Set();
      handlers.set(name, all.add(handler as Handler));
      return () => void all.delete(handler as Handler);
    },
  };
}

const locationOf = ({ pathname, search }: URL, state: unknown = null): Location => ({
  pathname,
  search,
  hash: '',
  state,
  key: search,
});
