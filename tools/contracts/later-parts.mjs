import semver from 'semver';
import { exportsOf } from './compare.mjs';
import { readReport } from './declarations.mjs';
import { CONTRACTS } from './shared-modules.mjs';

/**
 * Parts of the API that came after the first version of the present major one: exported names, and properties and
 * methods as `Declaration.member`, by version and shared module. All others exist since that first version.
 * @typedef {Record<string, Record<string, string[]>>} LaterParts
 */

/**
 * Dates the parts of an API: a part of the last release keeps its version, a new part gets the current one.
 * @param {{version: string, later: LaterParts, api: import('./compare.mjs').Api}} released
 * @param {import('./compare.mjs').Api} now
 * @param {string} version of the contracts
 * @returns {LaterParts}
 */
export function laterParts(released, now, version) {
  if (semver.major(version) !== semver.major(released.version)) return {};
  const [old, present] = [partsOf(released.api), partsOf(now)];
  const dated = Object.entries(released.later).map(([since, modules]) => [
    since,
    mapModules(modules, (module, parts) => parts.filter((part) => present[module]?.has(part))),
  ]);
  const added = mapModules(present, (module, parts) => [...parts].filter((part) => !old[module]?.has(part)).sort());
  return Object.fromEntries([...dated, [version, added]].filter(([, modules]) => Object.keys(modules).length));
}

/** Lists the parts of each module: exported names and members. */
const partsOf = ({ reports, packages }) => ({
  ...mapModules(requestsOf(reports), (_, report) => {
    const parsed = readReport(report);
    const members = [...parsed.declarations.values()].flatMap(({ name, members: all }) =>
      all.map((one) => `${name}.${one}`),
    );
    return new Set([...exportsOf(parsed), ...members]);
  }),
  ...mapModules(packages, (_, { names }) => new Set(names)),
});

const requestsOf = (reports) =>
  Object.fromEntries(Object.entries(reports).map(([name, report]) => [`${CONTRACTS}/${name}`, report]));

/** Maps what each module has and leaves out modules without anything. */
const mapModules = (modules, map) =>
  Object.fromEntries(
    Object.entries(modules)
      .map(([module, value]) => [module, map(module, value)])
      .filter(([, value]) => value.length ?? value.size),
  );
