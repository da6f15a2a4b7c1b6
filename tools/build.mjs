// npm run build [name …]: builds what changed; `npm run build monolith` builds the single bundle for bench/
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { build } = await import('./bundling/build.mjs');
  const built = await build(process.argv.slice(2));
  if (!built.length) console.log('Nothing to build: all is up to date.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
