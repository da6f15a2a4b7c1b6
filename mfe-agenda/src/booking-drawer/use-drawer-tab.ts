import { useLocation, useNavigate } from '@canchero/shared-contracts/router';

export const TABS = ['details', 'players', 'consumptions', 'payments', 'notes', 'history'] as const;
export type DrawerTab = (typeof TABS)[number];

/** The tab of the drawer in the address (`?tab=`), and the way from a new booking to the one that it became. */
export function useDrawerTab() {
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
