import path from 'node:path';
import type { Services } from '../services';
import { PAGE, SHELL } from './read-release';
import { canaryOf } from './sql';

/** Release of the shell, with the path of its page. */
export interface ShellDocument {
  version: string;
  page: string;
}

/** Returns the folder of the shell's release that serves a file; null if none has it. */
export async function folderOfShellFile({ registry, releases }: Services, file: string): Promise<string | null> {
  const holder = async () => (await registry.shells()).find((release) => release.files.has(file));
  let release = await holder();
  if (!release) {
    // a release that came a moment ago
    await registry.current();
    release = await holder();
  }
  return release ? path.join(releases.folder, release.name, release.version) : null;
}

/**
 * Returns the shell's release for a page: its canary, if that runs and is the wanted one, else the active release; null if
 * the store has none.
 */
export async function shellFor({ registry, releases }: Services, wanted: string | null): Promise<ShellDocument | null> {
  const { active } = await registry.current();
  const row = active.find(({ name }) => name === SHELL);
  const canary = row && canaryOf(row)?.version;
  const shells = await registry.shells();
  const shell = shells.find(({ version }) => version === canary && version === wanted) ?? shells[0];
  return shell ? { version: shell.version, page: path.join(releases.folder, shell.name, shell.version, PAGE) } : null;
}
