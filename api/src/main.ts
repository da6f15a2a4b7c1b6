import { backup } from './backup/backup';
import { BackupError } from './backup/backup-error';
import { restore } from './backup/restore';
import { checkSums } from './check-sums';
import { AdminError, createAdmin } from './create-admin';
import { newKeys, reseal } from './keys';
import { migrateDatabase } from './migrate-database';
import { readConfig, readReleasesDir } from './platform/config/config';
import { ConfigError } from './platform/config/config-error';
import { endAtCrash } from './platform/crash-log';
import { FolderLockedError } from './platform/db/folder-lock';
import { DatabaseVersionError } from './platform/db/open';
import { createLogger, openLogOutput } from './platform/http/logging';
import { ReleaseError } from './platform/releases/read-release';
import { ReleaseStore } from './platform/releases/release-store';
import { rebuildFigures } from './rebuild-figures';
import { removeRemote } from './remove-remote';
import { resetSecondFactor } from './reset-second-factor';
import { serve } from './serve';

/** Milliseconds after draining at which an unfinished stop is cut short. */
const STOP_MS = 18_000;

/** Commands that do their work on the database of the environment and return what is to be printed. */
const PRINTING: Readonly<Record<string, (env: NodeJS.ProcessEnv, args: string[]) => Promise<string>>> = {
  'create-admin': createAdmin,
  'rebuild-figures': rebuildFigures,
  'remove-remote': removeRemote,
  'new-keys': newKeys,
  reseal,
  'reset-second-factor': resetSecondFactor,
  migrate: migrateDatabase,
  backup,
  restore,
};

/**
 * Entry of the process. Without a command it serves until SIGINT or SIGTERM, and prints `ready <address>` on the
 * standard output once. `register <name> <version>` makes a release of the store the active one, whether a service runs
 * or not. `rollback <name>` makes a running service go back to the release before. `create-admin <email>` creates a
 * super administrator's account, `reset-second-factor <email>` lets one set up a new second factor. `remove-remote
 * <mfe-name>` takes a remote out with all its releases. `migrate` brings the database up to date, which every start does
 * otherwise. `rebuild-figures [slug ...]` sums the days of clubs from their rows again. `check-sums [--mend] [slug ...]`
 * compares other kept sums with their rows, exits with 1 if one differs, and mends it with `--mend`. `new-keys` prints
 * keys to change to, and `reseal` seals stored secrets by the first of them. `backup <file>` writes the database into a
 * file, and `restore <file>` reads it back.
 */
async function main([command, ...args]: string[]): Promise<void> {
  if (command === 'register') return register(readReleasesDir(process.env), args);
  if (command === 'rollback') return rollback(readReleasesDir(process.env), args);
  if (command === 'check-sums') {
    const { lines, left } = await checkSums(process.env, args);
    process.stdout.write(`${lines.join('\n')}\n`);
    if (left > 0) process.exitCode = 1;
    return;
  }
  const print = command && PRINTING[command];
  if (print) {
    process.stdout.write(await print(process.env, args));
    return;
  }
  if (command !== undefined)
    throw new ConfigError([
      `${command}: is not a command; the commands are "register <name> <version>", "rollback <name>", "create-admin <email>", "reset-second-factor <email>", "remove-remote <mfe-name>", "migrate", "rebuild-figures [slug ...]", "check-sums [--mend] [slug ...]", "new-keys", "reseal", "backup <file>", "restore <file or data folder>"`,
    ]);
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel, openLogOutput());
  endAtCrash(log);
  const { address, stop } = await serve(config, log);
  let stopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.drainMs + STOP_MS).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  process.stdout.write(`ready ${address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost')}\n`);
}

async function register(folder: string, [name, version]: string[]): Promise<void> {
  if (!name || !version) throw new ReleaseError('register needs the name of a remote or `shell`, and a version');
  await new ReleaseStore(folder, () => undefined).requestActivation(name, version);
  process.stdout.write(`registered ${name} ${version}\n`);
}

async function rollback(folder: string, [name]: string[]): Promise<void> {
  if (!name) throw new ReleaseError('rollback needs the name of a remote or `shell`');
  const version = await new ReleaseStore(folder, () => undefined).rollback(name);
  process.stdout.write(`${name} is back at ${version}\n`);
}

/** Mistakes of the person who starts the service: only their message is printed, without a stack trace. */
const EXPECTED = [ConfigError, FolderLockedError, DatabaseVersionError, ReleaseError, AdminError, BackupError];
/** Codes of errors with which a server cannot be reached. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'];

function textOf(error: NodeJS.ErrnoException): string | undefined {
  const { code = '' } = error;
  if (UNREACHABLE.includes(code)) return `The database of DATABASE_URL does not answer (${code}).`;
  const expected = EXPECTED.some((kind) => error instanceof kind) || code === 'EADDRINUSE';
  return expected ? error.message : error.stack;
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(1);
});
