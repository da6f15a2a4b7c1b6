import type { Club, Sport } from '@canchero/shared-contracts/club';
import { SPORTS } from '@canchero/shared-contracts/club';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useMemo } from 'react';
import { clubDateOf, isDate } from '../../club-bookings/model/day';
import { type DraftSeed, type DrawerNavigation, type DrawerView, NEW } from '../../drawer/view';
import { paths } from '../../paths';

/** What the page shows, as its address has it. */
export interface DayView extends DrawerView {
  today: string;
  /** Ids of the courts to show; empty for all. */
  courts: readonly string[];
  sport: Sport | null;
}

export interface DayNavigation extends DrawerNavigation {
  goTo(date: string): void;
  filter(change: { courts?: readonly string[]; sport?: Sport | null }): void;
  openNew(seed: DraftSeed): void;
}

/** The view in the address (`?date=&court=&sport=&booking=`) and the ways to change it. */
export function useDayView(club: Club): [DayView, DayNavigation] {
  const location = useLocation();
  const navigate = useNavigate();
  const today = clubDateOf(club, Date.now());
  const view = useMemo<DayView>(() => {
    const query = new URLSearchParams(location.search);
    const date = query.get('date');
    const sport = query.get('sport');
    return {
      date: date && isDate(date) ? date : today,
      today,
      courts: query.getAll('court'),
      sport: SPORTS.find((s) => s === sport) ?? null,
      booking: query.get('booking'),
      seed: (location.state as { seed?: DraftSeed } | null)?.seed ?? {},
    };
  }, [location.search, location.state, today]);

  const navigation = useMemo<DayNavigation>(() => {
    const go = (change: Partial<DayView>, replace = false) => {
      const { seed, ...next } = { ...view, seed: {}, ...change };
      navigate({ pathname: paths.agenda, search: searchOf(next) }, { replace, state: { seed } });
    };
    return {
      goTo: (date) => date !== view.date && go({ date }),
      filter: (change) => go(change, true),
      open: (booking, date = view.date) => go({ booking, date }),
      openNew: (seed) => go({ booking: NEW, seed }),
      close: () => go({ booking: null }, true),
    };
  }, [view, navigate]);
  return [view, navigation];
}

function searchOf({ date, courts, sport, booking }: Omit<DayView, 'seed' | 'today'>): string {
  const query = new URLSearchParams({ date });
  for (const court of courts) query.append('court', court);
  if (sport) query.set('sport', sport);
  if (booking) query.set('booking', booking);
  return `?${query}`;
}
