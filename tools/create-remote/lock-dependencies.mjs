import { readPackage } from '../bundling/workspace.mjs';
import { step } from '../process/progress.mjs';
import { run } from '../process/run.mjs';

/** Adds a new package's dependencies to the lockfile. They are those that other remotes have, so none is fetched. */
export const lockDependencies = () =>
  step('lock the dependencies', async () => {
    const args = ['--yes', readPackage('.').packageManager, 'install', '--lockfile-only', '--prefer-offline'];
    const { code, output } = await run(process.platform === 'win32' ? 'npx.cmd' : 'npx', args, { env: { CI: '1' } });
    if (code !== 0)
      throw new Error(`The dependencies could not be locked; does npm reach its registry?\n${output.trim()}`);
  });
