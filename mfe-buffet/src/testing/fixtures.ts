import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Consumption } from '@canchero/shared-contracts/consumption';
import type { Item } from '@canchero/shared-contracts/item';
import type { Order } from '@canchero/shared-contracts/order';
import { uuid } from '@canchero/shared-contracts/testing/records';

export const anItem = (given: Partial<Item> = {}): Item => ({
  id: uuid(1),
  name: 'Agua mineral',
  sku: null,
  category_id: null,
  price: 150_000,
  cost: 60_000,
  track_stock: true,
  min_stock: 0,
  stock: 10,
  favorite: false,
  active: true,
  version: 1,
  ...given,
});

/** Returns an unpaid order of one bottle of water. */
export const anOrder = (given: Partial<Order> = {}): Order => ({
  id: uuid(900),
  number: 7,
  state: 'pending',
  customer_name: '',
  player_id: null,
  player_name: null,
  booking_id: null,
  booking: null,
  lines: [
    {
      id: uuid(901),
      item_id: uuid(1),
      name: 'Agua mineral',
      quantity: 1,
      unit_price: 150_000,
      discount: 0,
      subtotal: 150_000,
      total: 150_000,
      refunded: 0,
      note: '',
    },
  ],
  subtotal: 150_000,
  discount: 0,
  total: 150_000,
  refunded: 0,
  paid: 0,
  payments: [],
  refunds: [],
  note: '',
  close_reason: null,
  created_by: null,
  created_by_name: null,
  created_at: '2026-11-21T20:00:00.000Z',
  version: 1,
  ...given,
});

export const aCashSession = (given: Partial<CashSession> = {}): CashSession => ({
  id: uuid(800),
  desk: 'buffet',
  opening_amount: 2_000_000,
  opened_by: null,
  opened_by_name: 'Ana',
  opened_at: '2026-11-21T12:00:00.000Z',
  closed_by: null,
  closed_by_name: null,
  closed_at: null,
  movements: [],
  payments: 0,
  expected: null,
  counted: null,
  note: '',
  ...given,
});

export const aConsumption = (given: Partial<Consumption> = {}): Consumption => ({
  id: uuid(1),
  booking_id: uuid(900),
  booking_start: '2026-11-21T15:00:00.000Z',
  court_name: 'Cancha 1',
  player_id: null,
  player_name: null,
  item_id: null,
  name: 'Agua mineral',
  quantity: 2,
  unit_price: 150_000,
  subtotal: 300_000,
  total: 300_000,
  paid: 0,
  status: 'pending',
  created_by: null,
  created_by_name: null,
  created_at: '2026-11-21T15:30:00.000Z',
  version: 1,
  ...given,
});
