import { useLocation, useNavigate } from '@canchero/shared-contracts/router';

/** Tabs of the drawer, in their order. */
export const TABS = ['details', 'players', 'consumptions', 'payments', 'notes', 'history'] as const;
export type DrawerTab = (typeof TABS)[number];

/** Returns the tab in the address (`?tab=`) and the ways to change it; `showCreated` shows a saved new booking. */
export function useTabAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const go = (change: Record<string, string>) => {
    const query = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(change)) query.set(key, value);
    navigate({ pathname: location.pathname, search: `?${query}` }, { replace: true, state: location.state });
  };
  const asked = new URLSearchParams(location.search).get('tab');
  return {
    tab: TABS.find((tab) => tab === asked) ?? 'details',
    show: (tab: DrawerTab) => go({ tab }),
    showCreated: (bookingId: string) => go({ booking: bookingId, tab: 'players' }),
  };
}
