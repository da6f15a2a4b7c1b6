// npm run admin -- create <email>: creates a super administrator in the environment of the service
// npm run admin -- reset-second-factor <email>: lets one who lost authenticator and recovery codes set up a new one
// npm run admin -- remove-remote <mfe-name>: takes a remote out of the service, with all its releases
// npm run admin -- migrate: brings the database up to date, as a step of its own before a new version starts
// npm run admin -- rebuild-figures [slug ...]: sums the days of all clubs, or of these, from their rows again
// npm run admin -- check-sums [--mend] [slug ...]: compares the other kept sums with their rows, exits with 1 if one
//   differs, and with --mend takes it from its rows
// npm run admin -- new-keys: prints keys to which the service of the environment can change
// npm run admin -- reseal: seals stored secrets by the first of SEALING_KEYS
// npm run backup -- <file>: writes the database of the service's environment into a file
// npm run restore -- <file or data folder>: reads it into the empty database of the service's environment
import './process/node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const COMMANDS = {
  create: 'create-admin',
  'reset-second-factor': 'reset-second-factor',
  'remove-remote': 'remove-remote',
  migrate: 'migrate',
  'rebuild-figures': 'rebuild-figures',
  'check-sums': 'check-sums',
  'new-keys': 'new-keys',
  reseal: 'reseal',
  backup: 'backup',
  restore: 'restore',
};

try {
  const [command, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(COMMANDS, command ?? ''))
    throw new Error(
      'npm run admin -- create <email>\nnpm run admin -- reset-second-factor <email>\nnpm run admin -- remove-remote <mfe-name>\nnpm run admin -- migrate\nnpm run admin -- rebuild-figures [slug ...]\nnpm run admin -- check-sums [--mend] [slug ...]\nnpm run admin -- new-keys\nnpm run admin -- reseal\nnpm run backup -- <file>\nnpm run restore -- <file>',
    );
  await ensureInstalled();
  const [{ build }, { run }, { ROOT }] = await Promise.all([
    import('./bundling/build.mjs'),
    import('./process/run.mjs'),
    import('./bundling/workspace.mjs'),
  ]);
  await build(['api']);
  const server = path.join(ROOT, 'api/dist/main.mjs');
  // pg_dump and pg_restore of the PostgreSQL that POSTGRES_BIN names come before those of the system
  const PATH = [process.env.POSTGRES_BIN, process.env.PATH].filter(Boolean).join(path.delimiter);
  const options = { show: true, env: { PATH } };
  process.exitCode = (await run(process.execPath, [server, COMMANDS[command], ...args], options)).code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
