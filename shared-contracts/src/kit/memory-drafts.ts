import type { HostDrafts } from '../mfe/host-services';

/** Drafts of a host without a browser's storage, as in a remote's own tests. `begin`: what is there already, by name. */
export function memoryDrafts(begin: Readonly<Record<string, unknown>> = {}): HostDrafts {
  const kept = new Map(Object.entries(begin));
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, structuredClone(value))),
    onChange: () => () => undefined,
  };
}
