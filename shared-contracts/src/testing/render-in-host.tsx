import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Club } from '../club/schema';
import type { Permission } from '../core/permission';
import { HostProvider } from '../kit/host-context';
import { HostRouter } from '../kit/host-router';
import { KitLabels } from '../kit/kit-texts';
import { memoryDrafts } from '../kit/memory-drafts';
import { useStore } from '../kit/use-store';
import type { HostServices, RemoteProps, ToastOptions } from '../mfe/host-services';
import { UiProvider } from '../ui/provider';
import { createTestHost } from './host';
import { kitTexts } from './kit-texts';
import { aClub } from './records';

interface HostOptions {
  apiUrl: string;
  /** Path and query at the start, as in `/agenda?date=2026-11-21`. */
  address: string;
  /** Spanish catalogue of the remote. */
  messages: Record<string, string>;
  permissions: readonly Permission[];
  /** Selected club; null for none. */
  club?: Club | null;
  /** Drafts that this browser already keeps, by name. */
  drafts?: Record<string, unknown>;
  /** Widgets of other remotes. Default: none. */
  slots?: HostServices['slots'];
}

/** Page around a screen under test. */
export interface ScreenPage {
  host: HostServices;
  toasts: readonly ToastOptions[];
  /** Forms with unsaved input. */
  dirty: ReadonlySet<string>;
  queryClient: QueryClient;
  location(): RemoteProps['location'];
  /** Number of addresses in the browser's history, this one included. */
  entries(): number;
}

/** Renders a screen in a host that calls a real server and keeps the address, toasts and unsaved forms. */
export function renderInHost(screen: ReactNode, options: HostOptions): ScreenPage {
  const { apiUrl, club = aClub(), permissions, drafts, slots } = options;
  const toasts: ToastOptions[] = [];
  const dirty = new Set<string>();
  const address = createStore(() => locationOf(inAddressBar(new URL(options.address, window.location.origin))));
  let entries = 1;
  const host = createTestHost(apiUrl, {
    clubs: createStore(() => ({ status: 'ready' as const, clubs: [], selectedId: club?.id ?? null, selected: club })),
    permissions: createStore(() => ({
      status: 'loaded' as const,
      permissions: Object.fromEntries(permissions.map((p) => [p, true])),
    })),
    connection: createStore(() => ({ status: 'connected' as const })),
    navigate(to, navigation) {
      if (typeof to === 'number') return;
      if (!navigation?.replace) entries += 1;
      const url = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`;
      address.setState(locationOf(inAddressBar(new URL(url, window.location.href)), navigation?.state), true);
    },
    toast: (toast) => void toasts.push(toast),
    toastError: (error) => void toasts.push({ intent: 'error', body: String(error) }),
    setDirty: (form, is) => void (is ? dirty.add(form) : dirty.delete(form)),
    drafts: memoryDrafts(drafts),
    ...(slots && { slots }),
  });
  render(
    <Page host={host} address={address} messages={options.messages}>
      {screen}
    </Page>,
  );
  return { host, toasts, dirty, queryClient: host.queryClient, location: address.getState, entries: () => entries };
}

interface PageProps {
  host: HostServices;
  address: StoreApi<RemoteProps['location']>;
  messages: Record<string, string>;
  children: ReactNode;
}

function Page({ host, address, messages, children }: PageProps) {
  const location = useStore(address);
  // as in the host, a new address leaves the texts the same
  const texts = useMemo(() => ({ ...kitTexts.es, ...messages }), [messages]);
  return (
    <UiProvider theme="light">
      <IntlProvider locale="es" messages={texts}>
        {' '}
        <QueryClientProvider client={host.queryClient}>
          <HostProvider host={host}>
            <KitLabels>
              <HostRouter location={location} navigationType={PUSH} host={host}>
                {children}
              </HostRouter>
            </KitLabels>
          </HostProvider>
        </QueryClientProvider>
      </IntlProvider>
    </UiProvider>
  );
}

/** Puts an address where the browser keeps it. Returns it. */
function inAddressBar(url: URL): URL {
  window.history.replaceState(null, '', url);
  return url;
}

const PUSH = 'PUSH' as RemoteProps['navigationType'];

const locationOf = ({ pathname, search }: URL, state: unknown = null): RemoteProps['location'] => ({
  pathname,
  search,
  hash: '',
  state,
  key: search,
});
