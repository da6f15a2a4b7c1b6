// npm run release <shell|mfe-name>: builds the shell or one remote, stores it in the release store of DATA_DIR and activates it there,
// whether a service is running or not
import { ensureInstalled } from './install.mjs';
import { requireNode } from './process/node-version.mjs';

requireNode();
try {
  await ensureInstalled();
  const { release } = await import('./releases/release.mjs');
  await release(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
