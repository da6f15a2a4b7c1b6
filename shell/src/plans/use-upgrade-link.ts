import { useLinkTo } from '../federation/reachable';
import { useSalesChat } from './use-sales-chat';

export interface UpgradeLink {
  href: string;
  /** True if it leaves the application, in a new tab. */
  external: boolean;
}

/** Returns the link to a better plan: the screen that changes it, else a chat with sales, else the prices. */
export function useUpgradeLink(message: string): UpgradeLink {
  const upgrade = useLinkTo('upgrade');
  const prices = useLinkTo('prices');
  const chat = useSalesChat(message);
  if (upgrade !== null) return { href: upgrade, external: false };
  return chat ? { href: chat, external: true } : { href: prices ?? '/', external: false };
}
