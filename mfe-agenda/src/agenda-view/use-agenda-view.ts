import { type Club, SPORTS, type Sport } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useMemo } from 'react';
import { type DraftSeed, type DrawerNavigation, type DrawerView, NEW_BOOKING } from '../booking-drawer/drawer-view';
import { clubDateOf, isDate } from '../bookings-data/model/club-day';
import { paths } from '../paths';
import { type AgendaKind, agendaKind, rememberKind } from './view-choice';

/** What the page shows, as its address has it. */
export interface AgendaView extends DrawerView {
  kind: AgendaKind;
  today: string;
  /** Ids of the courts to show; empty for all. */
  courts: readonly string[];
  sport: Sport | null;
}

export interface AgendaNavigation extends DrawerNavigation {
  /** `replace`: without an entry of its own in the history. */
  goTo(date: string, replace?: boolean): void;
  /** Another view, of another date if one is given. The choice is remembered. */
  show(kind: AgendaKind, date?: string): void;
  filter(change: { courts?: readonly string[]; sport?: Sport | null }): void;
  openNew(seed: DraftSeed, place?: { kind?: AgendaKind; date?: string }): void;
}

/** The view in the address (`?view=&date=&court=&sport=&booking=`) and the ways to change it. */
export function useAgendaView(club: Club): [AgendaView, AgendaNavigation] {
  const location = useLocation();
  const navigate = useNavigate();
  const today = clubDateOf(club, Date.now());
  const view = useMemo<AgendaView>(() => {
    const query = new URLSearchParams(location.search);
    const date = query.get('date');
    const sport = query.get('sport');
    return {
      kind: agendaKind(location.search),
      date: date && isDate(date) ? date : today,
      today,
      courts: query.getAll('court'),
      sport: SPORTS.find((s) => s === sport) ?? null,
      booking: query.get('booking'),
      tab: query.get('tab'),
      seed: (location.state as { seed?: DraftSeed } | null)?.seed ?? {},
    };
  }, [location.search, location.state, today]);

  const navigation = useMemo<AgendaNavigation>(() => {
    const go = (change: Partial<AgendaView>, replace = false) => {
      const { seed, ...next } = { ...view, seed: {}, tab: null, ...change };
      navigate({ pathname: paths.agenda, search: searchOf(next) }, { replace, state: { seed } });
    };
    return {
      goTo: (date, replace) => (replace || date !== view.date) && go({ date }, replace),
      show: (kind, date = view.date) => {
        rememberKind(kind);
        if (kind !== view.kind || date !== view.date) go({ kind, date, booking: null });
      },
      filter: (change) => go(change, true),
      open: (booking, date = view.date, tab = null) => go({ booking, date, tab }),
      settleOn: (date) => go({ date, tab: view.tab }, true),
      openNew: (seed, place) => go({ ...place, booking: NEW_BOOKING, seed }),
      close: () => go({ booking: null, tab: null }, true),
    };
  }, [view, navigate]);
  return [view, navigation];
}

/** The courts that pass the filter. */
export const shownCourts = (courts: readonly Court[], { sport, courts: ids }: Pick<AgendaView, 'sport' | 'courts'>) =>
  courts.filter((c) => (!sport || c.sport === sport) && (ids.length === 0 || ids.includes(c.id)));

function searchOf({ kind, date, courts, sport, booking, tab }: Omit<AgendaView, 'seed' | 'today'>): string {
  const query = new URLSearchParams({ view: kind, date });
  for (const court of courts) query.append('court', court);
  if (sport) query.set('sport', sport);
  if (booking) query.set('booking', booking);
  if (booking && tab) query.set('tab', tab);
  return `?${query}`;
}
