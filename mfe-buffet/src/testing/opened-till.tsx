import type { Club } from '@canchero/shared-contracts/club';
import type { NewOrder } from '@canchero/shared-contracts/order';
import { type ApiServer, startApiServer } from '@canchero/shared-contracts/testing';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TillScreen } from '../screens/till/till-screen';
import { aCashSession, anItem, anOrder } from './fixtures';
import { renderScreen } from './render-screen';

export const drinks = { id: uuid(50), name: 'Bebidas', sort: 0, version: 1 };
export const water = anItem({
  id: uuid(1),
  name: 'Agua mineral',
  price: 200_000,
  sku: '7790001',
  category_id: drinks.id,
});
export const coffee = anItem({ id: uuid(2), name: 'Café', price: 260_000, track_stock: false });
export const cake = anItem({ id: uuid(3), name: 'Torta', price: 500_000, stock: 0 });
/** Key of the draft that keeps the open tickets. */
export const DRAFT = `mfe-buffet/tickets/${CLUB_ID}`;

/** Service of the current test. */
export let api: ApiServer;

/** Starts a service with three items and an open cash session before each test of the file, and stops it afterwards. */
export function eachTestHasThreeItems() {
  beforeEach(async () => {
    api = await startApiServer();
    api.answer(/GET \/items$/, () => [water, coffee, cake]);
    api.answer(/GET \/item-categories/, () => [drinks]);
    api.answer(/GET \/orders/, () => ({ items: [], next_cursor: null, totals: null }));
    api.answer(/GET \/cash-sessions\/current/, () => ({
      session: aCashSession(),
      needed: true,
      taking: { id: uuid(800), desk: 'buffet' },
    }));
    api.answer(/POST \/orders$/, ({ body }) => sold(body as unknown as NewOrder));
  });
  afterEach(() => api.close());
}

/** Returns the service's response to a new order. */
export function sold({ id, lines, payments = [], ...order }: NewOrder) {
  const total = lines.reduce((sum, l) => sum + l.quantity * (l.unit_price ?? 0) - (l.discount ?? 0), 0);
  const parts = payments.map((part, i) => ({ id: uuid(i), refunded: 0, created_at: '2026-11-21T20:00:00Z', ...part }));
  return anOrder({
    ...order,
    id: id ?? uuid(900),
    total: total - (order.discount ?? 0),
    payments: parts,
    state: payments.length > 0 ? 'paid' : 'pending',
  });
}

/** Opens the till. */
export const open = (given: { address?: string; drafts?: Record<string, unknown>; club?: Club } = {}) =>
  renderScreen(<TillScreen />, {
    apiUrl: api.url,
    address: given.address ?? '/buffet?shelf=all',
    permissions: ['buffet', 'consumption', 'items', 'schedule'],
    ...(given.club && { club: given.club }),
    ...(given.drafts && { drafts: given.drafts }),
  });
/** Returns the tile of an item for sale. */
export const tile = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Artículos a la venta' })).getByRole('button', { name });
/** Taps a tile once the items are shown. */
export const tap = async (name: RegExp) => {
  await screen.findByRole('group', { name: 'Artículos a la venta' });
  await userEvent.click(tile(name));
};
/** Returns the open ticket. */
export const ticket = () => screen.getByRole('region', { name: 'Ticket' });
/** Returns the orders that were sent so far. */
export const sales = () =>
  api.calls.filter(({ call }) => call === 'POST /orders').map(({ body }) => body as unknown as NewOrder);
