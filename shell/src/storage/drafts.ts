import type { HostDrafts } from '@canchero/shared-contracts/mfe';
import { readEntry, writeEntry } from './entries';

type Kept = Readonly<Record<string, unknown>>;

const kept = (): Kept => readEntry<Kept>('drafts') ?? {};

/** Drafts of work in progress that remotes store. One entry holds all; by name, the last write wins. */
export const drafts: HostDrafts = {
  read: (name) => kept()[name] ?? null,
  write(name, value) {
    const { [name]: _, ...others } = kept();
    writeEntry('drafts', value === null ? others : { ...others, [name]: value });
  },
  onChange(name, handler) {
    let before = JSON.stringify(kept()[name]);
    // the browser notifies the other tabs, never the one that wrote
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== 'drafts' && key !== null) return;
      const now = JSON.stringify(kept()[name]);
      if (now !== before) handler();
      before = now;
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
