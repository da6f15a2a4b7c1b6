import type { Booking } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import { type BookingPayments, type Payment, settle } from '@canchero/shared-contracts/payment';
import type { Player } from '@canchero/shared-contracts/player';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';

export function aBooking(given: Partial<Booking> & { start: string }): Booking {
  const duration = given.duration ?? 60;
  return {
    id: uuid(1),
    club_id: CLUB_ID,
    court_id: uuid(101),
    end: new Date(Date.parse(given.start) + duration * 60_000).toISOString(),
    duration,
    event_type: 'turno',
    modality: 'simple',
    series_id: null,
    state: 'confirmed',
    hold_until: null,
    description: '',
    price: 1_200_000,
    paid: 0,
    payment_status: 'pending',
    players: [],
    cancel_reason: null,
    created_at: '2026-01-01T00:00:00.000Z',
    version: 1,
    ...given,
  };
}

export const aCourt = (given: Partial<Court> = {}): Court => ({
  id: uuid(101),
  club_id: CLUB_ID,
  name: 'Cancha 1',
  sport: 'padel',
  surface: '',
  indoor: false,
  capacity: 4,
  color: '#0f7a84',
  sort: 1,
  status: 'active',
  base_price: 1_200_000,
  usual_duration: 60,
  version: 1,
  ...given,
});

export const aPlayer = (given: Partial<Player> = {}): Player => ({
  id: uuid(201),
  first_name: 'Ana',
  last_name: 'Paz',
  phone_country: '+54',
  phone: '91144445555',
  phone_text: '11 4444-5555',
  same_phone_id: null,
  email: 'ana@example.com',
  category: '4ta',
  notes: '',
  blocked: false,
  member: false,
  credit: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...given,
});

export const aPayment = (given: Partial<Payment> = {}): Payment => ({
  id: uuid(301),
  booking_id: uuid(1),
  player_id: null,
  player_name: null,
  method: 'cash',
  amount: 100_000,
  refunded: 0,
  notes: '',
  created_by: uuid(9),
  created_at: '2026-11-21T15:00:00.000Z',
  voided_at: null,
  void_reason: null,
  order_id: null,
  consumption_id: null,
  version: 1,
  ...given,
});

/** The money of a booking of these players, settled as the api does. */
export function someMoney(
  booking: Booking,
  payments: Payment[] = [],
  credits: Readonly<Record<string, number>> = {},
): BookingPayments {
  const { players, price } = booking;
  const sharers = players.map(({ id }) => ({ id, agreed: null }));
  const { paid, shares, ...rest } = settle(price, sharers, payments, 1);
  return {
    booking: { ...booking, paid },
    ...rest,
    payments,
    consumption_payments: [],
    shares: shares.map((share, i) => ({
      ...share,
      name: players[i]?.name ?? '',
      agreed: false,
      credit: credits[share.player_id] ?? 0,
    })),
  };
}
