import type { Booking, HistoryEntry } from '@canchero/shared-contracts/booking';
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
  /** Price of any place to which a booking moves, if it is another, in centavos. */
  tariff: number | null;
  history: HistoryEntry[];
}

export async function startClubServer(): Promise<ClubServer> {
  /** State before each change, by the version that it led to; null for the creation of a booking. */
  const found = new Map<string, { before: Booking | null }>();
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
    if (call === 'POST /bookings') return create(body);
    const booking = api.bookings.find((b) => b.id === id);
    if (!booking) return notFound;
    if (method === 'GET' && verb === 'payments') return moneyOf(booking);
    if (verb === 'online-payments') return [];
    if (method === 'GET' && verb !== 'history') return booking;
    if (verb === 'history') return api.history;
    if (body.version !== booking.version) return new Refusal(412, 'stale_version', { current: booking });
    if (verb === 'undo') return undoAll(booking, (body.others ?? []) as { id: string; version: number }[]);
    if (verb === 'tariff') return keep({ ...booking, price: api.tariff ?? booking.price });
    if (verb === 'status') return keep({ ...booking, state: body.status as Booking['state'] });
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
  const undo = (booking: Booking) => {
    const { before } = found.get(`${booking.id}@${booking.version}`) ?? {};
    if (before === undefined) return new Refusal(409, 'nothing_to_undo');
    if (before) return { ...keep({ ...before, version: booking.version }), removed: false, changed: 1 };
    api.bookings = api.bookings.filter((b) => b.id !== booking.id);
    return { ...booking, state: 'cancelled', version: booking.version + 1, removed: true, changed: 1 };
  };
  /** Undoes the changes of bookings, all or none. */
  const undoAll = (booking: Booking, others: readonly { id: string; version: number }[]) => {
    const before = api.bookings;
    for (const { id, version } of others) {
      const current = api.bookings.find((b) => b.id === id);
      const stale = current?.version !== version && new Refusal(412, 'stale_version', { current });
      const answer = stale || !current ? stale : undo(current);
      if (!(answer instanceof Refusal)) continue;
      api.bookings = before;
      return answer;
    }
    return undo(booking);
  };
  /** Books each court, all or none. */
  const create = ({ more_court_ids = [], ...body }: Record<string, unknown>) => {
    const before = api.bookings;
    const courtIds = [body.court_id, ...(more_court_ids as string[])];
    const made = courtIds.map((court_id, i) => {
      const fields = { ...body, court_id, ...(i > 0 && { id: `${String(body.id).slice(0, -2)}${10 + i}` }) };
      return put(aBooking({ ...fields, version: 0 } as never), fields);
    });
    const refused = made.filter((each) => each instanceof Refusal);
    if (refused.length > 0) {
      api.bookings = before;
      return new Refusal(409, 'schedule_conflict', { conflicts: refused.flatMap(({ params }) => params?.conflicts) });
    }
    const [first, ...others] = made;
    return { ...first, ...(others.length > 0 && { others }) };
  };
  const put = (booking: Booking, change: Record<string, unknown>) => {
    const { version: _, player_ids: __, continues: ___, ...fields } = change;
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
    const kept = keep(next);
    const { price } = kept;
    if (api.tariff === null || api.tariff === price) return kept;
    return { ...kept, tariff: { price: api.tariff, before: price, outcome: 'open' } };
  };
  const keep = (booking: Booking) => {
    const next = { ...booking, version: booking.version + 1 };
    found.set(`${next.id}@${next.version}`, { before: api.bookings.find((b) => b.id === next.id) ?? null });
    api.bookings = [...api.bookings.filter((b) => b.id !== next.id), next];
    return next;
  };

  const api: ClubServer = {
    ...(await startApiServer(handle)),
    courts: [],
    bookings: [],
    players: [],
    tariff: null,
    history: [],
  };
  return api;
}

/** Returns the payments of a booking that nobody has paid for yet. */
const moneyOf = (booking: Booking) => ({
  booking,
  payments: [],
  consumption_payments: [],
  shares: [],
  remaining: booking.price,
  surplus: 0,
});

const notFound = new Refusal(404, 'not_found');
