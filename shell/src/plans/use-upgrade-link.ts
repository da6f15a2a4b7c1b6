import { useStore } from '@canchero/shared-contracts/kit';
import { remotes } from '../federation/remotes';
import { matchRoute } from '../federation/route-table';
import { useSalesChat } from './use-sales-chat';

export interface UpgradeLink {
  href: string;
  /** Whether it leaves the application, in a new tab. */
  external: boolean;
}

/** Returns the link to a better plan: the subscription's screen, else a chat with sales, else the prices. */
export function useUpgradeLink(message: string): UpgradeLink {
  const hasScreen = useStore(remotes, (s) => matchRoute(s.releases, '/subscription') !== null);
  const chat = useSalesChat(message);
  if (hasScreen) return { href: '/subscription', external: false };
  return chat ? { href: chat, external: true } : { href: '/#pricing', external: false };
}
