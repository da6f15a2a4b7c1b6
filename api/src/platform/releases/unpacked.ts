import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { DamagedReleaseError, ReleaseError, readRelease, type StoredRelease } from './read-release';

/** Files of a release by path. */
export type ReleaseContents = ReadonlyMap<string, Buffer>;

/** Folder of a store in which nobody sees a release. */
const ASIDE = '.aside';
const HOUR_MS = 60 * 60_000;

/**
 * Writes files as a release in a folder that the store's readers do not see, checks it, passes it to `use`, and removes
 * what is left of it.
 * @throws ReleaseError
 * @throws DamagedReleaseError
 */
export async function unpacked<T>(
  store: string,
  { name, version }: Pick<StoredRelease, 'name' | 'version'>,
  files: ReleaseContents,
  use: (release: StoredRelease, folder: string) => Promise<T>,
): Promise<T> {
  const aside = path.join(store, ASIDE, randomUUID());
  const folder = path.join(aside, name, version);
  try {
    for (const [file, content] of files) {
      const target = path.join(folder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, content);
    }
    return await use(await readRelease(aside, name, version), folder);
  } catch (error) {
    if (!(error instanceof ReleaseError) || error instanceof DamagedReleaseError) throw error;
    throw new ReleaseError(error.message.replaceAll(aside + path.sep, ''), { cause: error });
  } finally {
    await fs.rm(aside, { recursive: true, force: true });
  }
}

/** Removes what processes that were killed left an hour ago or earlier. */
export async function removeLeftovers(store: string, now: Date): Promise<void> {
  const folder = path.join(store, ASIDE);
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const { mtimeMs } = await fs.stat(path.join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
    if (mtimeMs < now.getTime() - HOUR_MS) await fs.rm(path.join(folder, name), { recursive: true, force: true });
  }
}
