import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { type ConsumptionActions, useConsumptionActions } from './consumptions/queries';
import { type OrderActions, useOrderActions } from './order/actions';
import { type CashActions, useCashActions } from './screens/cash/queries';
import { type CatalogueActions, useCatalogueActions } from './screens/items/actions';
import { useImport } from './screens/items/import/use-import';
import { useMoveStock } from './screens/stock/queries';
import { aCashSession, anItem, anOrder } from './testing/fixtures';
import { renderScreen } from './testing/render-screen';

interface Actions {
  consumed: ConsumptionActions;
  orders: OrderActions;
  cash: CashActions;
  catalogue: CatalogueActions;
  file: ReturnType<typeof useImport>;
  moveStock: ReturnType<typeof useMoveStock>;
}

let api: ApiServer;
let actions: Actions;
beforeEach(async () => {
  api = await startApiServer();
  renderScreen(<Acting />, { apiUrl: api.url, address: '/buffet' });
});
afterEach(() => api.close());

function Acting() {
  actions = {
    consumed: useConsumptionActions(CLUB_ID),
    orders: useOrderActions(CLUB_ID),
    cash: useCashActions(CLUB_ID),
    catalogue: useCatalogueActions(CLUB_ID),
    file: useImport(CLUB_ID),
    moveStock: useMoveStock(CLUB_ID),
  };
  return null;
}

const order = anOrder();
const session = aCashSession();
const ACTS: [string, () => Promise<unknown>][] = [
  ['consumptions', () => actions.consumed.add(uuid(70), [{ item_id: uuid(1), quantity: 1 }])],
  ['a charge of consumptions', () => actions.consumed.pay([], 'qr')],
  ['part of an order that is paid', () => actions.orders.pay(order, [{ method: 'qr', amount: 100 }])],
  ['part of an order that goes back', () => actions.orders.refund(order, { reason: 'Frío' })],
  ['a cancelled order', () => actions.orders.cancel(order, 'No lo quiso')],
  ['cash that is opened', () => actions.cash.open('buffet', 5)],
  ['cash taken out', () => actions.cash.move(session, { type: 'out', amount: 1, reason: 'Hielo' })],
  ['cash that is counted', () => actions.cash.close(session, { counted: { cash: 1 } })],
  ['an item', () => actions.catalogue.create({ name: 'Agua', price: 1 })],
  ['new prices', () => actions.catalogue.setPrices([{ item: anItem(), price: 2 }])],
  ['a category', () => actions.catalogue.createCategory('Bebidas')],
  ['a file', () => actions.file.import('Nombre;Precio')],
  ['a purchase', () => actions.moveStock([{ item_id: uuid(1), type: 'purchase', quantity: 6 }])],
];

test.each(ACTS)('%s: tried again after a failure it has one effect; the same later is a new wish', async (_, act) => {
  let lost = true;
  api.answer(/POST|PUT/, () => (lost ? new Refusal(503, 'unavailable') : []));
  await expect(act()).rejects.toMatchObject({ code: 'unavailable' });
  lost = false;
  await act();
  await act();
  const keys = api.calls.filter(({ call }) => !call.startsWith('GET')).map(({ idempotencyKey }) => idempotencyKey);
  const [first, later] = new Set(keys);
  expect(first).toMatch(/./);
  // the client's four tries of the first call, the call made again, then the new one
  expect(keys).toEqual([...Array(5).fill(first), later]);
});
