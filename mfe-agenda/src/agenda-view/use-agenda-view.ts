import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import { type Booking, isAgendaYear, MAX_DURATION, MIN_DURATION } from '@canchero/shared-contracts/booking';
import { type Club, SPORTS, type Sport } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useMemo } from 'react';
import { clubDateOf } from '../bookings-data/model/club-day';
import { paths } from '../paths';
import { type AgendaKind, agendaKind, rememberKind } from './view-choice';

/** Value of `booking` in the address while the form of a new booking is open. */
export const NEW_BOOKING = 'new';

/** Fields that a new booking's form starts with. */
export type BookingSeed = Partial<
  { court_id: string | null; players: readonly { id: string; name: string }[] } & Pick<
    Booking,
    'start' | 'duration' | 'event_type' | 'description'
  >
>;

/** Free slots that are looked for. */
export interface WantedSlots {
  sport: Sport | null;
  /** Minutes. */
  duration: number | null;
  /** Wall times, HH:MM; empty for any. */
  after: string;
  before: string;
}

/** State of the agenda that its address holds. */
export interface AgendaView {
  kind: AgendaKind;
  /** Day of the club that is shown, YYYY-MM-DD. */
  date: string;
  today: string;
  /** Ids of the courts to show; empty for all. */
  courts: readonly string[];
  sport: Sport | null;
  /** Id of the open booking, `NEW_BOOKING`, or null. */
  booking: string | null;
  /** Tab of the open booking's drawer; null for the first one. */
  tab: string | null;
  seed: BookingSeed;
  /** True if free slots are being searched. */
  find: boolean;
  /** Fields that the search for free slots starts with, as far as they are given. */
  wanted: WantedSlots;
  /** True if the bookings of the whole day are to be suspended. */
  suspend: boolean;
}

/** Ways to change the address. */
export interface AgendaNavigation {
  /** Shows a date, if the agenda has its year; `replace` adds no entry to the browser's history. */
  goTo(date: string, replace?: boolean): void;
  /** Switches the view, and the date if one is given. The choice is remembered. The month shows no booking. */
  show(kind: AgendaKind, date?: string): void;
  filter(change: { courts?: readonly string[]; sport?: Sport | null }): void;
  openNew(seed: BookingSeed, place?: { kind?: AgendaKind; date?: string }): void;
  open(bookingId: string, date?: string, tab?: string | null): void;
  /** Returns to a view that another one was asked for. */
  stay(view: AgendaView): void;
  /** Shows the open booking's own day below it, without an entry in the browser's history. */
  settleOn(date: string): void;
  close(): void;
  /** Opens or closes the search for free slots. */
  search(open: boolean): void;
}

/** Returns the view in the address (`?view=&date=&court=&sport=&booking=&tab=&find=&suspend=`, and what `find`
 * looks for, `&play=&minutes=&after=&before=`) and the ways to change it. */
export function useAgendaView(club: Club): [AgendaView, AgendaNavigation] {
  const location = useLocation();
  const navigate = useNavigate();
  const today = clubDateOf(club, Date.now());
  const courtIds = new URLSearchParams(location.search).getAll('court').join(' ');
  // stable while other parts of the address change: the grid's lanes are memoised
  const courts = useMemo(() => courtIds.split(' ').filter(Boolean), [courtIds]);
  const view = useMemo<AgendaView>(() => {
    const query = new URLSearchParams(location.search);
    const sport = query.get('sport');
    return {
      kind: agendaKind(location.search),
      date: calendarDate(query.get('date')) ?? today,
      today,
      courts,
      sport: SPORTS.find((s) => s === sport) ?? null,
      booking: query.get('booking'),
      tab: query.get('tab'),
      seed: (location.state as { seed?: BookingSeed } | null)?.seed ?? {},
      find: query.has('find'),
      wanted: wantedIn(query),
      suspend: query.has('suspend'),
    };
  }, [location.search, location.state, today, courts]);

  const navigation = useMemo<AgendaNavigation>(() => {
    const go = (change: Partial<AgendaView>, replace = false) => {
      const tab = change.booking === undefined ? view.tab : null;
      const { seed, ...next } = { ...view, seed: {}, tab, find: false, ...change };
      navigate({ pathname: paths.agenda, search: searchOf(next) }, { replace, state: { seed } });
    };
    // until the form of a new booking is shown, keys are the first letters of a name and not shortcuts
    let opening = false;
    return {
      goTo: (date, replace) =>
        !opening && isAgendaYear(date) && (replace || date !== view.date) && go({ date }, replace),
      show: (kind, date = view.date) => {
        if (opening) return;
        rememberKind(kind);
        if (kind === view.kind && date === view.date) return;
        go(kind === 'month' ? { kind, date, booking: null } : { kind, date });
      },
      filter: (change) => go(change, true),
      open: (booking, date = view.date, tab = null) => go({ booking, date, tab }),
      stay: ({ kind, date, booking, tab, seed }) => go({ kind, date, booking, tab, seed }),
      settleOn: (date) => go({ date }, true),
      openNew: (seed, place) => {
        opening = true;
        go({ ...place, booking: NEW_BOOKING, seed });
      },
      close: () => go({ booking: null, tab: null }, true),
      search: (find) => go({ find, booking: null }, true),
    };
  }, [view, navigate]);
  return [view, navigation];
}

/** Returns the courts that pass the filter. */
export const shownCourts = (courts: readonly Court[], { sport, courts: ids }: Pick<AgendaView, 'sport' | 'courts'>) =>
  courts.filter((c) => (!sport || c.sport === sport) && (ids.length === 0 || ids.includes(c.id)));

function wantedIn(query: URLSearchParams): WantedSlots {
  const duration = Number(query.get('minutes'));
  const wall = (name: string) => /^([01]\d|2[0-3]):[0-5]\d$/.exec(query.get(name) ?? '')?.[0] ?? '';
  return {
    sport: SPORTS.find((s) => s === query.get('play')) ?? null,
    duration: Number.isInteger(duration) && duration >= MIN_DURATION && duration <= MAX_DURATION ? duration : null,
    after: wall('after'),
    before: wall('before'),
  };
}

function searchOf({
  kind,
  date,
  courts,
  sport,
  booking,
  tab,
  find,
}: Omit<AgendaView, 'seed' | 'today' | 'wanted' | 'suspend'>): string {
  const query = new URLSearchParams({ view: kind, date });
  for (const court of courts) query.append('court', court);
  if (sport) query.set('sport', sport);
  if (booking) query.set('booking', booking);
  if (booking && tab) query.set('tab', tab);
  if (find) query.set('find', 'slots');
  return `?${query}`;
}
