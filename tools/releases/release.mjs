import { build } from '../bundling/build.mjs';
import { RECORDS, readRecord } from '../contracts/record.mjs';
import { say } from '../process/progress.mjs';
import { serviceSettings } from '../service/settings.mjs';
import { activateRelease } from './activate.mjs';
import { storeRelease } from './store.mjs';

/**
 * Builds, stores and activates one remote or the shell.
 * @param {string} name `shell` or e.g. `mfe-agenda`
 * @returns {Promise<{name: string, version: string, added: boolean}>}
 * @throws {Error} if it is the shell and its contracts are not recorded as released
 */
export async function release(name) {
  await checkContracts(name);
  const { releasesDir } = serviceSettings();
  await build([name, 'api']);
  const stored = await storeRelease(name, releasesDir);
  await activateRelease(stored, releasesDir);
  say(`${name} ${stored.version} is ${stored.added ? 'released' : 'active again'} in ${releasesDir}`);
  return stored;
}

/**
 * Checks that the contracts are recorded as released if the shell is; those of a remote are checked by the service.
 * @throws {Error} with what to do
 */
export async function checkContracts(name) {
  if (name !== 'shell') return;
  // brings the TypeScript compiler, which a remote's release does not need
  const { contractsVersion, presentApi, unrecordedRelease } = await import('../contracts/contracts.mjs');
  const [released, recorded] = [readRecord(RECORDS.released), readRecord(RECORDS.now)];
  const problem = await unrecordedRelease({ released, recorded, version: contractsVersion(), presentApi });
  if (problem) throw new Error(problem);
}
