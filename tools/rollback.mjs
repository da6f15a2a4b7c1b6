// npm run rollback <shell|mfe-name>: makes the service that serves the release store of DATA_DIR go back to the release
// before the active one
import { ensureInstalled } from './install.mjs';
import { requireNode } from './process/node-version.mjs';

requireNode();
try {
  await ensureInstalled();
  const { rollback } = await import('./releases/rollback.mjs');
  await rollback(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
