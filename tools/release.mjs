// npm run release <shell|mfe-name>: builds the shell or one remote, stores it in the release store of DATA_DIR and activates it there,
// whether a service is running or not
// npm run release <shell|mfe-name> -- --to <url>: uploads it to a service instead, with the deploy token in DEPLOY_TOKEN;
// with --canary <percent|club,club> for some clubs
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const [{ readArguments }, { release }, { releaseTo }] = await Promise.all([
    import('./releases/arguments.mjs'),
    import('./releases/release.mjs'),
    import('./releases/release-to.mjs'),
  ]);
  const { name, to, canary } = readArguments('release', process.argv.slice(2));
  if (to) await releaseTo(name, { to, canary, token: process.env.DEPLOY_TOKEN });
  else await release(name);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
