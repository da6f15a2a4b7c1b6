import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from './backup-error';

/**
 * Runs a program of PostgreSQL, from the PATH, on the database of a URL. The password is passed in the environment:
 * every user of the machine can read arguments.
 * @throws BackupError with the program's own words if it fails or is not there
 */
export async function runProgram(name: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(name, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    words += chunk;
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `${name} was not found on the PATH. It comes with PostgreSQL; its version must be the server's or newer.`,
    );
  });
  if (code !== 0) throw new BackupError(`${name} failed:\n${words.trim()}`);
}
