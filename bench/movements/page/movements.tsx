import { createFormatter } from '@canchero/shared-contracts/kit';
import type { StockMovement } from '@canchero/shared-contracts/stock';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import es from '../../../mfe-buffet/lang/es.json';
import { MovementsTable } from '../../../mfe-buffet/src/screens/stock/movements/movements-table';
import { PlainTable } from './plain-table';

const COUNT = 2000;
const TYPES = ['sale', 'purchase', 'waste', 'return'] as const;
const NOON = Date.UTC(2026, 10, 21, 15);

const movements = Array.from(
  { length: COUNT },
  (_, i): StockMovement => ({
    id: `m${i}`,
    item_id: `i${i % 40}`,
    item_name: `Artículo número ${i % 40}`,
    type: TYPES[i % TYPES.length] ?? 'sale',
    quantity: i % 4 === 0 ? -1 - (i % 3) : 1 + (i % 9),
    stock_after: i % 90,
    unit_cost: i % 4 === 1 ? 120_000 + i : null,
    note: i % 5 === 0 ? 'Pedido semanal del proveedor' : '',
    order_id: null,
    order_number: i % 2 ? i : null,
    consumption_id: null,
    created_by: null,
    created_by_name: 'Bruno Benítez',
    created_at: new Date(NOON - i * 60_000).toISOString(),
  }),
);
const formatter = createFormatter('es', 'ARS', 'America/Argentina/Buenos_Aires');
const List = { canchero: MovementsTable, plain: PlainTable }[
  new URLSearchParams(location.search).get('list') === 'plain' ? 'plain' : 'canchero'
];

const bench = {
  /** Mounts the list in a task of its own. */
  open: () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <UiProvider theme="light">
        <IntlProvider locale="es" messages={es}>
          <main>
            <List movements={movements} formatter={formatter} onEnd={undefined} />
          </main>
        </IntlProvider>
      </UiProvider>,
    );
  },
  /** Number of rows. */
  rows: () => Number(document.querySelector('table')?.getAttribute('aria-rowcount') ?? 0),
  /** Scrolls from the first row to the last, one screen every two frames; returns the last visible row. */
  scroll: async () => {
    const main = document.querySelector('main') as HTMLElement;
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    while (main.scrollTop + main.clientHeight < main.scrollHeight - 1) {
      main.scrollTop += main.clientHeight;
      await frame();
      await frame();
    }
    return [...document.querySelectorAll('tbody tr')].at(-1)?.getAttribute('aria-rowindex');
  },
};
declare global {
  interface Window {
    movements: typeof bench;
  }
}
window.movements = bench;
