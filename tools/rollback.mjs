// npm run rollback <shell|mfe-name>: makes the service that serves the release store of DATA_DIR go back to the release
// before the active one
// npm run rollback <shell|mfe-name> -- --to <url>: makes a service elsewhere do so, with the deploy token in DEPLOY_TOKEN
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const [{ readArguments }, { rollback }, { rollbackAt }] = await Promise.all([
    import('./releases/arguments.mjs'),
    import('./releases/rollback.mjs'),
    import('./releases/release-to.mjs'),
  ]);
  const { name, to } = readArguments('rollback', process.argv.slice(2));
  if (to) await rollbackAt(name, to, process.env.DEPLOY_TOKEN);
  else await rollback(name);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
