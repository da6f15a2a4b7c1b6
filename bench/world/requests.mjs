import { createHash } from 'node:crypto';

const DAY = 86_400_000;

/** Returns the id that `rows/clubs.sql` gives the n-th row of a kind of a club, by default the first. */
export const idOf = (kind, n, club = 1) => {
  const hash = createHash('md5').update(`${kind}-${club}-${n}`).digest('hex');
  return hash.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-');
};

/** Path of the measured club. */
export const CLUB = `/api/club/clubs/${idOf('club', 0)}`;
export const COURTS = [1, 2, 3, 4].map((n) => idOf('court', n));

/**
 * Lists what is read, each with a name, a path, and who asks for it.
 * @param {Date} now
 * @returns {{name: string, path: string, by: 'owner' | 'admin'}[]}
 */
export function requestsAt(now) {
  const date = (days) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  const span = (from, to) => `from=${date(from)}T03:00:00.000Z&to=${date(to)}T03:00:00.000Z`;
  const days = (from, to) => `from=${date(from)}&to=${date(to)}`;
  const month = date(0).slice(0, 7);
  const booking = `/bookings/${idOf('booking', 23)}`;
  const player = `/players/${idOf('player', 3)}`;
  const ofClub = {
    'one row': '/dashboard/layout',
    day: `/bookings?${span(0, 1)}`,
    week: `/bookings?${span(-3, 4)}`,
    month: `/agenda/month?month=${month}`,
    'free slots': `/free-slots?from=${date(1)}&duration=60`,
    'one booking': booking,
    'history of a booking': `${booking}/history`,
    'payments of a booking': `${booking}/payments`,
    'consumptions of a booking': `${booking}/consumptions`,
    'search of bookings': `/bookings/search?${days(-30, 0)}&q=player3`,
    'search of the palette': '/search?q=player3',
    players: '/players',
    'players by text': '/players?q=player3',
    'players who owe': '/players?filter=owing',
    suggestions: '/players/suggestions?q=player3',
    player,
    'bookings of a player': `${player}/bookings`,
    'ledger of a player': `${player}/ledger`,
    'debts of a player': `${player}/debts`,
    payments: `/payments?${days(-30, 0)}`,
    'payments of a player': `/payments?${days(-30, 0)}&player_id=${idOf('player', 3)}`,
    orders: `/orders?${days(-30, 0)}`,
    'open orders': '/orders?state=pending',
    'orders by text': `/orders?${days(-30, 0)}&q=12`,
    consumptions: `/consumptions?${days(-30, 0)}`,
    items: '/items',
    stock: '/stock',
    'stock movements': '/stock/movements',
    'movements of an item': `/stock/movements?item_id=${idOf('item', 3)}`,
    'cash sessions': '/cash-sessions',
    'current cash session': '/cash-sessions/current?desk=reception',
    audit: '/audit',
    'audit of an area': '/audit?area=booking',
    notifications: '/notifications',
    blocks: `/blocks?${span(-15, 15)}`,
    members: '/members',
    courts: '/courts',
    quote: `/quote?court_id=${COURTS[0]}&start=${date(2)}T15:00:00.000Z&duration=60`,
    dashboard: '/dashboard',
    'daily summary': `/daily-summary?date=${date(-1)}`,
    'events of a month': `/events-summary?${days(-30, -1)}`,
    'events of a year': `/events-summary?${days(-365, -1)}`,
    'bookings of the events': `/events-summary/bookings?${days(-30, -1)}`,
  };
  const ofPlatform = {
    overview: '/overview',
    stats: '/stats?days=30',
    'stats of a year': '/stats?days=365',
    revenue: '/revenue?months=12',
    'revenue of three years': '/revenue?months=36',
    movements: `/revenue/movements?month=${month}`,
    clubs: '/clubs',
    'clubs by text': '/clubs?search=club%201',
    'quiet clubs': '/clubs?sign=quiet',
    users: '/users',
    'users by text': '/users?search=owner-1%40',
    subscriptions: '/subscriptions',
    'audit of the platform': `/audit?${days(-30, 0)}`,
    'audit by club': `/audit?${days(-30, 0)}&club=club%201`,
    'audit by action': `/audit?${days(-30, 0)}&action=payment`,
  };
  return [
    ...Object.entries(ofClub).map(([name, end]) => ({ name, path: CLUB + end, by: 'owner' })),
    ...Object.entries(ofPlatform).map(([name, end]) => ({ name, path: `/api/admin${end}`, by: 'admin' })),
  ];
}
