import type { Club } from '../club/schema';

/** Id of the club that `aClub` makes and that the test's service speaks for. */
export const CLUB_ID = 'c0000000-0000-4000-8000-000000000001';

/** Returns a UUID that ends in the number `n`. */
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Opening hours that are the same on each day. */
export const hours = (open: string, close: string): Club['opening_hours'] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));

/** Returns a complete club with the fields that a test cares about replaced. */
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
  opening_hours: hours('08:00', '23:00'),
  closed_days: [],
  slot_minutes: 30,
  deposit_type: 'none',
  deposit_value: 0,
  cancel_hours: 0,
  hold_minutes: 10,
  horizon_days: 60,
  moved_price: 'ask',
  pay_choices: ['at_club'],
  confirm_contact: false,
  reminder_hours: 24,
  public_enabled: false,
  version: 1,
  role: 'owner',
  plan: 'premium_plus',
  has_team: true,
  ...given,
});
