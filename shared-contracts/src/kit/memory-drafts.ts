import type { HostDrafts } from '../mfe/host-services';

/** Keeps drafts in memory, for a host without storage as in a remote's tests. `initial` holds drafts by name. */
export function memoryDrafts(initial: Readonly<Record<string, unknown>> = {}): HostDrafts {
  const drafts = new Map(Object.entries(initial));
  return {
    read: (name) => drafts.get(name) ?? null,
    write: (name, value) => void (value === null ? drafts.delete(name) : drafts.set(name, structuredClone(value))),
    onChange: () => () => undefined,
  };
}
