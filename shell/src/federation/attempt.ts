import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { ChunkLoadError } from '@canchero/shared-contracts/kit';
import type { RemoteFiles } from './manifest';
import type { Ahead } from './preload-files';

/** Attempt to load a release, with what the hooks of the federation runtime need. */
export interface Attempt {
  /**
   * Name by which the runtime knows the attempt. The version in it lets two releases of one remote live side by side in
   * a page; the number keeps the remains of a failed attempt in the runtime from the next one.
   */
  name: string;
  /** Number of earlier attempts that failed or were given up. */
  number: number;
  /** Checksum of the manifest; empty for a developer's build. */
  integrity: string;
  /** Aborted when the attempt is given up. */
  cancel: AbortController;
  /** Way to fetch files ahead of their use: `preload` for a module that runs next, `prefetch` for a later page. */
  ahead: Ahead;
  /** Null until the manifest has been read. */
  files: RemoteFiles | null;
  /** Address of the entry, without the query of a retry; null until it is requested. */
  entry: string | null;
  /** Failure whose reason the runtime's own error would not tell. */
  failure: ChunkLoadError | null;
}

const attempts = new Map<string, Attempt>();

/** Returns an attempt by the name that the runtime knows. */
export const attemptOf = (name: string): Attempt | undefined => attempts.get(name);

const nameOf = ({ name, version }: RemoteRelease, number: number) =>
  `${name}@${version}${number === 0 ? '' : `+${number}`}`;

/**
 * Creates an attempt to load a release. The previous attempt is kept, since the runtime may still finish it; earlier
 * ones are dropped, because an outage would add one every few seconds.
 */
export function createAttempt(release: RemoteRelease, number: number): Attempt {
  attempts.delete(nameOf(release, number - 2));
  const attempt: Attempt = {
    name: nameOf(release, number),
    number,
    integrity: release.integrity,
    cancel: new AbortController(),
    ahead: 'preload',
    files: null,
    entry: null,
    failure: null,
  };
  attempts.set(attempt.name, attempt);
  return attempt;
}

/**
 * Returns an address that only this attempt uses: a browser joins a request to one that hangs at the same address, and
 * keeps what it received there.
 */
export const addressOf = (url: string, { number }: Attempt): string => (number === 0 ? url : `${url}?retry=${number}`);
