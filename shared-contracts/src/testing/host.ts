import { act } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { callEndpoint } from '../kit/call-endpoint';
import { emptySlots } from '../kit/empty-slots';
import { createHttpClient } from '../kit/http-client';
import { memoryDrafts } from '../kit/memory-drafts';
import { createQueryClient } from '../kit/query-client';
import type { HostServices } from '../mfe/host-services';

/**
 * Returns the services that a shell gives to a remote: nobody is logged in, no club is selected, calls go to the
 * service at `apiUrl` by the client that ships (its pauses cut short), and what a remote tells the page is dropped.
 * `given` replaces any of them.
 */
export function createTestHost(apiUrl: string, given: Partial<HostServices> = {}): HostServices {
  const http = createHttpClient(apiUrl).extend({ retry: { delay: () => 1 } });
  return {
    session: createStore(() => ({ user: null })),
    clubs: createStore(() => ({ status: 'idle' as const, clubs: [], selectedId: null, selected: null })),
    permissions: createStore(() => ({ status: 'loaded' as const, permissions: {} })),
    connection: createStore(() => ({ status: 'disconnected' as const })),
    queryClient: createQueryClient(),
    bus: createBus(),
    call: (endpoint, input, options) => callEndpoint(http, endpoint, input, options),
    navigate: () => undefined,
    toast: () => undefined,
    toastError: () => undefined,
    setBreadcrumbs: () => undefined,
    setDirty: () => undefined,
    setLanguage: () => undefined,
    setTheme: () => undefined,
    drafts: memoryDrafts(),
    slots: emptySlots,
    reportError: () => undefined,
    ...given,
  };
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
