// npm start: installs and builds what changed, then runs api, shell and remotes on one address with demo data
import { ensureInstalled } from './install.mjs';
import { requireNode } from './process/node-version.mjs';

requireNode();
try {
  await ensureInstalled();
  const { start } = await import('./service/start.mjs');
  process.exitCode = await start();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
