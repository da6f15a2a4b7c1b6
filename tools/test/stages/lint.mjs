import { run, toolArgs } from '../../process/run.mjs';
import { foldersOf } from '../remote-folders.mjs';

/** Checks formatting and lint of the whole tree, or of some remotes. */
export async function lint({ log, remotes }) {
  const folders = remotes.length ? remotes.flatMap(foldersOf) : ['.'];
  const args = toolArgs(
    '@biomejs/biome',
    ['ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off', ...folders],
    { bin: 'biome' },
  );
  const { code, output } = await run(process.execPath, args);
  if (code === 0) return { passed: 1, failed: 0 };
  log(output.trim());
  return { passed: 0, failed: 1 };
}
