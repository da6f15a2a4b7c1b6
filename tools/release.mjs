// npm run release <mfe-name>: builds one remote, puts it into the release store of DATA_DIR and makes it the active one,
// whether a service runs on that store or not
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
