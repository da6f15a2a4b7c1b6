// npm run release <shell|mfe-name>: builds the shell or one remote, stores it in the release store of DATA_DIR and activates it there,
// whether a service is running or not
// npm run release <shell|mfe-name> -- --to <url>: uploads it to a service instead, with the deploy token in DEPLOY_TOKEN;
// with --canary <percent|club,club> for some clubs
import './process/node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const [{ release }, { releaseTo }] = await Promise.all([
    import('./releases/release.mjs'),
    import('./releases/release-to.mjs'),
  ]);
  const options = { to: { type: 'string' }, canary: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.canary && !values.to) throw new Error('--canary needs --to <url>');
  if (values.to) await releaseTo(positionals[0], { ...values, token: process.env.DEPLOY_TOKEN });
  else await release(positionals[0]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
