import type { AvailableStart, PublicClub } from '@canchero/shared-contracts/club';
import type { Hold, NewHold, OnlineBooking } from '@canchero/shared-contracts/online-booking';
import { type ApiCall, type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { CLUB_ID, hours, uuid } from '@canchero/shared-contracts/testing/records';

const court = (n: number, name: string, sport: 'padel' | 'tennis') => ({
  id: uuid(n),
  name,
  sport,
  surface: 'Cemento',
  indoor: n % 2 === 0,
  color: '#2f7d5b',
  sort: n,
  usual_duration: null,
});

/** Returns a club with a public page, two courts for padel and one for tennis. */
export const aPublicClub = (given: Partial<PublicClub> = {}): PublicClub => ({
  id: CLUB_ID,
  name: 'Club del Río',
  slug: 'club-del-rio',
  sports: ['padel', 'tennis'],
  address: 'Libertador 100',
  phone: '+54 11 4777 1200',
  whatsapp: '5491144445555',
  opening_hours: hours('08:00', '23:00'),
  closed_days: [],
  timezone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  deposit_type: 'none',
  deposit_value: 0,
  cancel_hours: 12,
  hold_minutes: 10,
  horizon_days: 20,
  confirm_contact: false,
  courts: [court(1, 'Pádel 1', 'padel'), court(2, 'Pádel 2', 'padel'), court(3, 'Tenis 1', 'tennis')],
  pay_choices: ['at_club'],
  ...given,
});

/** Returns the instant of a wall time in Buenos Aires. */
export const at = (date: string, time: string): string => new Date(`${date}T${time}:00-03:00`).toISOString();

/** Returns a booking as the holder of its token sees it. */
export const anOnlineBooking = (given: Partial<OnlineBooking> = {}): OnlineBooking => {
  const { id, name, slug, address, phone, whatsapp, timezone, currency, cancel_hours } = aPublicClub();
  return {
    status: 'confirmed',
    club: { id, name, slug, address, phone, whatsapp, timezone, currency, cancel_hours },
    court: { name: 'Pádel 1', sport: 'padel' },
    start: at('2031-03-04', '18:00'),
    end: at('2031-03-04', '19:30'),
    player_name: 'Ana Ruiz',
    special_requests: '',
    price: 2_000_000,
    pay: 'at_club',
    asked: 0,
    paid: 0,
    owed: 0,
    refunded: 0,
    init_point: null,
    expires_at: null,
    cancellation: { refund: 0, credit: 0, owed: 0, kept: 0, free_until: at('2031-03-04', '06:00') },
    reminder: true,
    ...given,
  };
};

export const TOKEN = 'a'.repeat(43);

/** Service of one club's public page. Holds are kept in memory; a place that somebody holds is refused. */
export interface BookingServer extends ApiServer {
  club: PublicClub;
  /** Free starts by day. */
  starts: Record<string, AvailableStart[]>;
  holds: Map<string, Hold>;
  booking: OnlineBooking;
}

export async function startBookingServer(): Promise<BookingServer> {
  const handle = ({ call, query, body, idempotencyKey }: ApiCall): unknown => {
    const path = call.replace(/^(\w+) \/club\/public\/clubs\/[^/]+/, '$1 ');
    if (path === 'GET ') return api.club;
    if (path === 'GET /availability') return api.starts[query.get('date') ?? ''] ?? [];
    if (path === 'POST /holds') return hold(body as NewHold, idempotencyKey);
    const [, holdId] = /^DELETE \/holds\/(.+)$/.exec(path) ?? [];
    if (holdId) return api.holds.delete(holdId);
    if (path === 'POST /bookings') {
      if (!api.holds.delete(String(body.hold_id))) return new Refusal(409, 'hold_ended');
      return { booking_token: TOKEN, status: 'confirmed', init_point: null, expires_at: null };
    }
    if (call === `GET /club/public/bookings/${TOKEN}`) return api.booking;
    return new Refusal(404, 'not_found');
  };
  const made = new Map<string, Hold>();
  const hold = ({ court_id, start, duration }: NewHold, key = '') => {
    const before = made.get(key);
    if (before) return before;
    if ([...api.holds.values()].some((other) => other.court_id === court_id && other.start === start))
      return new Refusal(409, 'schedule_conflict', { conflicts: [] });
    const next: Hold = {
      hold_id: uuid(900 + api.calls.length),
      court_id,
      start,
      end: new Date(Date.parse(start) + duration * 60_000).toISOString(),
      // the server's clock has nothing to do with the visitor's
      expires_at: '2001-01-01T00:10:00.000Z',
      price: 2_000_000,
      deposit: api.club.deposit_type === 'none' ? 0 : 500_000,
    };
    api.holds.set(next.hold_id, next);
    made.set(key, next);
    return next;
  };
  const api: BookingServer = {
    ...(await startApiServer(handle)),
    club: aPublicClub(),
    starts: {},
    holds: new Map(),
    booking: anOnlineBooking(),
  };
  return api;
}
