import type { HostDrafts } from '@canchero/shared-contracts/mfe';
import { readEntry, writeEntry } from './entries';

/**
 * Drafts of work in progress that remotes store, each in an entry of its own: two tabs that write different drafts at
 * once lose neither. The last write of a draft wins.
 */
export const drafts: HostDrafts = {
  read: (name) => readEntry(`draft:${name}`),
  write: (name, value) => writeEntry(`draft:${name}`, value),
  onChange(name, handler) {
    let before = JSON.stringify(drafts.read(name));
    // the browser notifies the other tabs, never the one that wrote
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== `draft:${name}` && key !== null) return;
      const now = JSON.stringify(drafts.read(name));
      if (now !== before) handler();
      before = now;
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
