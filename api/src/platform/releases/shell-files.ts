import path from 'node:path';
import type { Services } from '../services';
import { PAGE } from './read-release';

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

/** Active release of the shell, with the path of its page; null if the store has none. */
export async function activeShell({ registry, releases }: Services): Promise<{ version: string; page: string } | null> {
  await registry.current();
  const [active] = await registry.shells();
  return active
    ? { version: active.version, page: path.join(releases.folder, active.name, active.version, PAGE) }
    : null;
}
