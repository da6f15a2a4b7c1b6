// npm start: installs and builds what changed, then runs api, shell and remotes on one address with demo data
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { start } = await import('./service/start.mjs');
  process.exitCode = await start();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
