// npm run rollback <shell|mfe-name>: makes the service that serves the release store of DATA_DIR go back to the release
// before the active one
// npm run rollback <shell|mfe-name> -- --to <url>: makes a service elsewhere do so, with the deploy token in DEPLOY_TOKEN
import './process/node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const [{ rollback }, { rollbackAt }] = await Promise.all([
    import('./releases/rollback.mjs'),
    import('./releases/release-to.mjs'),
  ]);
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  if (values.to) await rollbackAt(positionals[0], values.to, process.env.DEPLOY_TOKEN);
  else await rollback(positionals[0]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
