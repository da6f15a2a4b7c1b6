import type { Club } from '@canchero/shared-contracts/club';
import type { Item } from '@canchero/shared-contracts/item';
import {
  createFormatter,
  emptySlots,
  HostProvider,
  HostRouter,
  KitLabels,
  memoryDrafts,
} from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import type { Location } from '@canchero/shared-contracts/router';
import { kitTexts } from '@canchero/shared-contracts/testing/kit-texts';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import es from '../../../mfe-buffet/lang/es.json';
import { Till } from '../../../mfe-buffet/src/screens/till/till';
import { settle } from '../../agenda/page/settle';

const CLUB = { id: 'club', currency: 'ARS', timezone: 'America/Argentina/Buenos_Aires', name: 'Club' } as Club;
const CATEGORIES = Array.from({ length: 8 }, (_, i) => ({ id: `c${i}`, name: `Rubro ${i}`, sort: i, version: 1 }));

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `i${i}`,
    name: `Artículo número ${i}`,
    sku: `779${i}`,
    category_id: `c${i % CATEGORIES.length}`,
    price: 100_000 + i * 100,
    cost: 50_000,
    track_stock: i % 3 > 0,
    min_stock: 5,
    stock: i % 40,
    favorite: false,
    active: true,
    version: 1,
  }));

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** Creates a host that answers no call: everything measured happens in the page. */
function createHost(queryClient: QueryClient, navigate: HostServices['navigate']): HostServices {
  return {
    session: createStore(() => ({ user: null })),
    clubs: createStore(() => ({ status: 'ready' as const, clubs: [], selectedId: CLUB.id, selected: CLUB })),
    permissions: createStore(() => ({ status: 'loaded' as const, permissions: { buffet: true } })),
    connection: createStore(() => ({ status: 'connected' as const })),
    queryClient,
    bus: { emit: nothing, on: () => nothing },
    call: never,
    navigate,
    toast: nothing,
    toastError: nothing,
    setBreadcrumbs: nothing,
    setDirty: nothing,
    setLanguage: nothing,
    setTheme: nothing,
    drafts: memoryDrafts(),
    slots: emptySlots,
    reportError: nothing,
  };
}

const formatter = createFormatter('es', CLUB.currency, CLUB.timezone);
const items = itemsOf(Number(new URLSearchParams(location.search).get('items')));
const queryClient = new QueryClient();

function Page() {
  const [place, setPlace] = useState<Location>({
    pathname: '/buffet',
    search: '?shelf=all',
    hash: '',
    state: null,
    key: 'a',
  });
  const [host] = useState(() =>
    createHost(queryClient, (to) => {
      if (typeof to === 'object') setPlace((before) => ({ ...before, search: to.search ?? '' }));
    }),
  );
  return (
    <UiProvider theme="light">
      <IntlProvider locale="es" messages={{ ...kitTexts.es, ...es }}>
        <QueryClientProvider client={queryClient}>
          <HostProvider host={host}>
            <KitLabels>
              <HostRouter location={place} navigationType={'POP' as never} host={host}>
                <main>
                  <Till club={CLUB} items={items} categories={CATEGORIES} formatter={formatter} />
                </main>
              </HostRouter>
            </KitLabels>
          </HostProvider>
        </QueryClientProvider>
      </IntlProvider>
    </UiProvider>
  );
}

/** Functions that the runner calls from outside. */
const bench = {
  /** Runs nothing, to measure the cost of measuring. */
  nothing: () => settle(nothing),
  /** Taps a tile; resolves when the ticket shows it. */
  tap: (n: number) =>
    settle(() => {
      const tile = document.querySelector<HTMLElement>(`[data-item="i${n}"]`);
      if (!tile) throw new Error(`no tile ${n}`);
      tile.click();
    }),
  /** Puts a text into the search, as a key does; resolves when the tiles show it. */
  type: (text: string) =>
    settle(() => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"]');
      if (!field) throw new Error('no search');
      // past React, which knows a change by the value that it set itself
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  /** Number of the ticket's lines. */
  lines: () => document.querySelectorAll('section li').length,
  tiles: () => document.querySelectorAll('[data-item]').length,
};
declare global {
  interface Window {
    till: typeof bench;
  }
}
window.till = bench;
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
