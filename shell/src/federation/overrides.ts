import { readEntry, writeEntry } from '../storage/entries';

/** Manifest URL on a developer's machine, by remote. */
export type Overrides = Readonly<Record<string, string>>;

/** Tells whether a host is the developer's own machine. */
export const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');

export const readOverrides = (): Overrides =>
  isLocal(window.location.hostname) ? (readEntry<Overrides>('remoteOverrides') ?? {}) : {};

export const dropOverrides = () => writeEntry('remoteOverrides', null);
