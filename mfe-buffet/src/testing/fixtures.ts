import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Club } from '@canchero/shared-contracts/club';
import type { Consumption } from '@canchero/shared-contracts/consumption';
import type { Item } from '@canchero/shared-contracts/item';
import type { Order } from '@canchero/shared-contracts/order';

/** Made-up records for tests: whole, with what a test cares about given. */
export const CLUB_ID = 'c0000000-0000-4000-8000-000000000001';

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const aClub = (given: Partial<Club> = {}): Club => ({
  id: CLUB_ID,
  name: 'Club de prueba',
  slug: 'club',
  phone: '',
  whatsapp: '',
  address: '',
  timezone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  sports: ['padel'],
  opening_hours: [],
  slot_minutes: 30,
  deposit_type: 'none',
  deposit_value: 0,
  cancel_hours: 0,
  hold_minutes: 10,
  horizon_days: 60,
  public_enabled: false,
  version: 1,
  role: 'owner',
  plan: 'premium_plus',
  ...given,
});

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

/** Of one bottle of water that nobody has paid for yet. */
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
