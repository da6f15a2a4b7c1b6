import type { Club } from '@canchero/shared-contracts/club';
import type { Item } from '@canchero/shared-contracts/item';

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
