// npm test [mfe-name …] [stage …]: runs all checks, those of some remotes alone, or some stages; ends with one line
// `N passed, N failed`
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { runStages } = await import('./test/run-stages.mjs');
  process.exitCode = await runStages(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
