import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { say } from '../process/progress.mjs';
import { runJourneys } from '../test/stages/browser.mjs';
import { compareApis, lowestVersion, neededBump } from './compare.mjs';
import { contractProblems, contractsVersion, describeContracts, presentApi } from './contracts.mjs';
import { recordLastRelease } from './last-release.mjs';
import { RECORDS, readRecord, writeRecord } from './record.mjs';
import { CONTRACTS_FOLDER } from './shared-modules.mjs';

/**
 * Records the present API of the shared modules and raises the contracts' version by a minor one if it needs it.
 * @throws {Error} if it needs a major one, which is set by hand
 */
export async function recordContracts() {
  const released = readRecord(RECORDS.released);
  const api = await presentApi();
  const changes = released ? compareApis(released.api, api) : [];
  const lowest = released ? lowestVersion(released.version, changes) : contractsVersion();
  for (const { module, name, kind, why } of changes) say(`${module}: ${kind} ${name}${why ? ` (${why})` : ''}`);
  if (semver.lt(contractsVersion(), lowest)) {
    if (neededBump(changes) === 'major')
      throw new Error(
        `Remotes built with ${released.version} may break. If that is meant, set the version in ` +
          `shared-contracts/package.json to ${lowest} and run this again.`,
      );
    setVersion(lowest);
  }
  const version = contractsVersion();
  writeRecord(RECORDS.now, describeContracts(released, api, version));
  say(`shared-contracts/api has the contracts ${version}`);
}

function setVersion(version) {
  const file = path.join(CONTRACTS_FOLDER, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("version": ")[^"]+/, `$1${version}`));
  say(`shared-contracts/package.json has version ${version}`);
}

/** Journeys of the current shell with the last remotes, and of the last shell with the current remotes. */
const MATRIX = 'e2e/releases/matrix.spec.ts';

/**
 * Records the present contracts, and the builds of shell and remotes, as those of the last release: the next changes
 * are compared with them, and journeys pair the two. Before that the present builds are tried with the last ones, which
 * nobody could do afterwards.
 * @param {typeof runJourneys} journeys runs the matrix
 * @throws {Error} if the matrix fails, or the record of the contracts is not up to date
 */
export async function releaseContracts(journeys = runJourneys) {
  const { passed, failed } = await journeys({ log: say, files: [MATRIX] });
  if (failed || !passed)
    throw new Error(`Nothing is recorded: the present builds fail with the last ones (${MATRIX}).`);
  const recorded = readRecord(RECORDS.now);
  const released = readRecord(RECORDS.released) ?? recorded;
  const api = await presentApi();
  const [problem] = contractProblems({ released, recorded, api, version: contractsVersion() });
  if (problem) throw new Error(problem);
  writeRecord(RECORDS.released, recorded);
  const size = await recordLastRelease(recorded.version);
  say(`shared-contracts/api/released has the contracts ${recorded.version}`);
  say(`e2e/last-release has the builds, ${Math.round(size / 1000)} kB`);
}
