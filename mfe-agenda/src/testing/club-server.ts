import type { Booking } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import { type Player, type PlayerSuggestion, playerName } from '@canchero/shared-contracts/player';
import { type ApiCall, type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { folded } from '../booking-drawer/model/typed-name';
import { aBooking } from './fixtures';

/** Service of one club that keeps bookings in memory and refuses overlaps and stale versions. */
export interface ClubServer extends ApiServer {
  courts: Court[];
  bookings: Booking[];
  players: Player[];
}

export async function startClubServer(): Promise<ClubServer> {
  const handle = ({ call, query, body }: ApiCall): unknown => {
    const [method, , kind, id, verb] = call.replace(' ', '/').split('/');
    if (call === 'GET /courts') return api.courts;
    if (call === 'GET /players') {
      const q = (query.get('q') ?? '').toLowerCase();
      const items = api.players.filter((p) => `${p.first_name} ${p.last_name}`.toLowerCase().includes(q));
      return { items, next_cursor: null };
    }
    if (call === 'GET /players/suggestions') return suggestions(query);
    if (call === 'GET /bookings') {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      return api.bookings.filter((b) => b.state !== 'cancelled' && b.start < to && b.end > from);
    }
    if (kind === 'courts') return api.courts.find((court) => court.id === id) ?? notFound;
    if (kind !== 'bookings') return notFound;
    if (call === 'POST /bookings') return put(aBooking({ ...body, version: 0 } as never), body);
    const booking = api.bookings.find((b) => b.id === id);
    if (!booking) return notFound;
    if (method === 'GET' && verb === 'payments') return moneyOf(booking);
    if (method === 'GET') return booking;
    if (body.version !== booking.version) return new Refusal(412, 'stale_version');
    if (verb === 'cancel') return keep({ ...booking, state: 'cancelled', cancel_reason: String(body.reason ?? '') });
    return put(booking, body);
  };

  const suggestions = (query: URLSearchParams): PlayerSuggestion[] => {
    const terms = folded(query.get('q') ?? '').split(' ');
    const given = (query.get('with') ?? '').split(',');
    return api.players
      .filter((p) => !p.blocked && !given.includes(p.id))
      .filter((p) => terms.every((term) => `${folded(playerName(p))} ${p.phone ?? ''}`.includes(term)))
      .slice(0, 8)
      .map((p) => ({ ...p, owed: 0, plays_with: [] }));
  };
  const put = (booking: Booking, change: Record<string, unknown>) => {
    const { version: _, player_ids: __, ...fields } = change;
    const next = aBooking({ ...booking, end: undefined as never, ...fields });
    next.end = new Date(Date.parse(next.start) + next.duration * 60_000).toISOString();
    const conflicts = api.bookings.filter(
      (b) =>
        b.id !== next.id &&
        b.court_id === next.court_id &&
        b.state !== 'cancelled' &&
        b.start < next.end &&
        next.start < b.end,
    );
    if (conflicts.length > 0) return new Refusal(409, 'schedule_conflict', { conflicts });
    return keep(next);
  };
  const keep = (booking: Booking) => {
    const next = { ...booking, version: booking.version + 1 };
    api.bookings = [...api.bookings.filter((b) => b.id !== next.id), next];
    return next;
  };

  const api: ClubServer = { ...(await startApiServer(handle)), courts: [], bookings: [], players: [] };
  return api;
}

/** Returns the payments of a booking that nobody has paid for yet. */
const moneyOf = (booking: Booking) => ({ booking, payments: [], shares: [], remaining: booking.price, surplus: 0 });

const notFound = new Refusal(404, 'not_found');
