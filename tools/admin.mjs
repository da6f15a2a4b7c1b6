// npm run admin -- create <email>: creates a super administrator in the environment of the service
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './process/node-version.mjs';

requireNode();
try {
  const [command, ...args] = process.argv.slice(2);
  if (command !== 'create') throw new Error('npm run admin -- create <email>');
  await ensureInstalled();
  const [{ build }, { run }, { ROOT }] = await Promise.all([
    import('./bundling/build.mjs'),
    import('./process/run.mjs'),
    import('./bundling/workspace.mjs'),
  ]);
  await build(['api']);
  const server = path.join(ROOT, 'api/dist/main.mjs');
  process.exitCode = (await run(process.execPath, [server, 'create-admin', ...args], { show: true })).code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
