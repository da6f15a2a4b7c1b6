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
