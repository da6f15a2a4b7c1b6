// npm run admin -- create <email>: creates a super administrator in the environment of the service
// npm run admin -- rebuild-figures [slug ...]: sums the days of all clubs, or of these, from their rows again
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './process/node-version.mjs';

const COMMANDS = { create: 'create-admin', 'rebuild-figures': 'rebuild-figures' };

requireNode();
try {
  const [command, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(COMMANDS, command ?? ''))
    throw new Error('npm run admin -- create <email>\nnpm run admin -- rebuild-figures [slug ...]');
  await ensureInstalled();
  const [{ build }, { run }, { ROOT }] = await Promise.all([
    import('./bundling/build.mjs'),
    import('./process/run.mjs'),
    import('./bundling/workspace.mjs'),
  ]);
  await build(['api']);
  const server = path.join(ROOT, 'api/dist/main.mjs');
  process.exitCode = (await run(process.execPath, [server, COMMANDS[command], ...args], { show: true })).code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
