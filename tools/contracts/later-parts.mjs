import semver from 'semver';
import { exportsOf } from './compare.mjs';
import { readReport } from './declarations.mjs';

/**
 * Parts of the API that came after the first version of the present major one: exported names, and properties and
 * methods as `Declaration.member`, by version and shared module. All others exist since that first version.
 * @typedef {Record<string, Record<string, string[]>>} LaterParts
 */

/**
 * Dates the parts of an API: what the last release has keeps its version, what it has not gets the present one.
 * @param {{version: string, later: LaterParts, api: import('./compare.mjs').Api}} released
 * @param {import('./compare.mjs').Api} now @param {string} version of the contracts
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
  ...mapModules(reports, (_, report) => {
    const parsed = readReport(report);
    const members = [...parsed.declarations.values()].flatMap(({ name, members: all }) =>
      all.map((one) => `${name}.${one}`),
    );
    return new Set([...exportsOf(parsed), ...members]);
  }),
  ...mapModules(packages, (_, { names }) => new Set(names)),
});

/** Maps what each module has and leaves out modules without anything. */
const mapModules = (modules, map) =>
  Object.fromEntries(
    Object.entries(modules)
      .map(([module, value]) => [module, map(module, value)])
      .filter(([, value]) => value.length ?? value.size),
  );

/**
 * Finds the lowest version of the contracts that has all that a remote uses of the shared modules. A member counts as
 * used if its module is imported and the remote's sources contain its name: at worst the version is higher than needed.
 * @param {{version: string, later: LaterParts}} contracts of which the remote was built
 * @param {{imports: Map<string, Set<string>>, words: Set<string>}} used names imported by module, `*` for all of it;
 *   words of the remote's sources
 * @returns {string}
 */
export function lowestContracts({ version, later }, { imports, words }) {
  const uses = ([module, parts]) => {
    const names = imports.get(module);
    return names && parts.some((part) => usesPart(part, names, words));
  };
  const needed = Object.keys(later).filter((since) => Object.entries(later[since]).some(uses));
  return needed.reduce(
    (highest, since) => (semver.gt(since, highest) ? since : highest),
    `${semver.major(version)}.0.0`,
  );
}

function usesPart(part, names, words) {
  const member = part.split('.')[1];
  return member ? words.has(member) : names.has(part) || names.has('*');
}
