import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { readPackage } from '../bundling/workspace.mjs';
import { compareApis, lowestVersion } from './compare.mjs';
import { readReport } from './declarations.mjs';
import { laterParts } from './later-parts.mjs';
import { apiReports } from './reports.mjs';
import { sharedPackages } from './shared-modules.mjs';

/** Reads the API of the present sources. @returns {Promise<import('./compare.mjs').Api>} */
export async function presentApi() {
  const reports = await apiReports();
  const passedOn = Object.values(reports).flatMap((report) =>
    [...readReport(report).declarations.values()].flatMap(({ from = [] }) => from),
  );
  return { reports, packages: await sharedPackages([...new Set(passedOn)]) };
}

/** Returns the version of the contracts in their package.json. */
export const contractsVersion = () => readPackage('shared-contracts').version;

/**
 * Describes the contracts of the present sources under a version.
 * @param {import('./record.mjs').Contracts | null} released @param {import('./compare.mjs').Api} api @param {string} version
 * @returns {import('./record.mjs').Contracts}
 */
export const describeContracts = (released, api, version) => ({
  version,
  later: released ? laterParts(released, api, version) : {},
  api,
});

/**
 * Finds what is wrong with the version of the contracts and with the record of them.
 * @param {{released: import('./record.mjs').Contracts, recorded: import('./record.mjs').Contracts | null,
 *   api: import('./compare.mjs').Api, version: string}} state `recorded`: record of the present contracts
 * @returns {string[]} empty if all is well
 */
export function contractProblems({ released, recorded, api, version }) {
  const changes = compareApis(released.api, api);
  const lowest = lowestVersion(released.version, changes);
  if (semver.lt(version, lowest))
    return [
      `The contracts have version ${version}. Their API differs from that of ${released.version}, so that they need at ` +
        `least ${lowest}: npm run contracts`,
      ...changes.map(({ module, name, kind, why }) => `${module}: ${kind} ${name}${why ? ` (${why})` : ''}`),
    ];
  if (!isDeepStrictEqual(recorded, describeContracts(released, api, version)))
    return ['The record of the contracts in shared-contracts/api is not that of the sources: npm run contracts'];
  return [];
}

/**
 * Says why the shell cannot be released yet: as soon as it is active, remotes of other teams run with it, so its API must
 * be the one that is recorded as the last release, which was tried with the remotes and the shell before it.
 * @param {{released: import('./record.mjs').Contracts, recorded: import('./record.mjs').Contracts | null,
 *   version: string, presentApi: () => Promise<import('./compare.mjs').Api>}} state
 * @returns {Promise<string | null>} null if it can
 */
export async function unrecordedRelease({ released, recorded, version, presentApi: read }) {
  const same =
    released.version === version &&
    isDeepStrictEqual(recorded?.api, released.api) &&
    isDeepStrictEqual(await read(), released.api);
  if (same) return null;
  return (
    `The contracts of these sources (${version}) are not those of the last recorded release (${released.version}): ` +
    'npm run contracts release tries the present builds with the last ones and records them; then release the shell.'
  );
}
