import semver from 'semver';
import { incompatibleNames } from './compatibility.mjs';
import { readReport, wholeDeclaration } from './declarations.mjs';

/**
 * API of the shared modules: the reports of the contracts' modules by name, and the shared packages by request.
 * @typedef {{reports: Record<string, string>, packages: Record<string, {version: string, names: string[]}>}} Api
 * @typedef {{module: string, name: string, kind: 'added' | 'changed' | 'removed' | 'incompatible', why?: string}} Change
 */

/** Bump of the contracts' version that each kind of change needs, for remotes that were built before it. */
const BUMPS = { added: 'minor', changed: 'minor', removed: 'major', incompatible: 'major' };

/**
 * Compares two states of the API. A name is incompatible if a remote that was compiled against `before` may break with
 * `after`: its type does not fit, or a property is gone that the remote may give or read. Any other difference of its
 * text is a change.
 * @param {Api} before @param {Api} after
 * @returns {Change[]}
 */
export function compareApis(before, after) {
  return [
    ...[...keys(before.reports, after.reports)].flatMap((name) =>
      compareReports(name, before.reports[name], after.reports[name]),
    ),
    ...[...keys(before.packages, after.packages)].flatMap((name) =>
      comparePackages(name, before.packages[name], after.packages[name]),
    ),
  ];
}

const keys = (before, after) => new Set([...Object.keys(before), ...Object.keys(after)].sort());

function compareReports(module, before = '', after = '') {
  if (before === after) return [];
  const [old, now] = [readReport(before), readReport(after)];
  const text = (name, { declarations }) => wholeDeclaration(name, declarations).text;
  const names = [...old.declarations.values()].filter(({ local }) => !local).map(({ name }) => name);
  const changed = names.filter((name) => now.declarations.has(name) && text(name, old) !== text(name, now));
  const incompatible = incompatibleNames(old, now, changed);
  return [
    ...compareNames(module, exportsOf(old), exportsOf(now)),
    ...changed.map((name) =>
      incompatible.has(name)
        ? { module, name, kind: 'incompatible', why: incompatible.get(name) }
        : { module, name, kind: 'changed' },
    ),
  ];
}

/** Lists the names that a report exports. */
export const exportsOf = ({ declarations }) =>
  [...declarations.values()].filter(({ exported }) => exported).map(({ name }) => name);

function compareNames(module, before, after) {
  return [
    ...before.filter((name) => !after.includes(name)).map((name) => ({ module, name, kind: 'removed' })),
    ...after.filter((name) => !before.includes(name)).map((name) => ({ module, name, kind: 'added' })),
  ];
}

/** Compares a package by its names and by its version, which represents its types. */
function comparePackages(module, before, after) {
  const names = compareNames(module, before?.names ?? [], after?.names ?? []);
  if (!before || !after) return [...names, { module, name: 'the package', kind: after ? 'added' : 'removed' }];
  const kind = { major: 'incompatible', minor: 'changed' }[semver.diff(before.version, after.version)];
  return kind ? [...names, { module, name: `${before.version} → ${after.version}`, kind }] : names;
}

/** Returns the least bump that a list of changes needs. @param {Change[]} changes @returns {'major' | 'minor' | null} */
export function neededBump(changes) {
  const bumps = changes.map(({ kind }) => BUMPS[kind]);
  return bumps.includes('major') ? 'major' : bumps.includes('minor') ? 'minor' : null;
}

/**
 * Returns the lowest version that a changed API may have.
 * @param {string} released version that had the API before @param {Change[]} changes
 */
export function lowestVersion(released, changes) {
  const bump = neededBump(changes);
  return bump ? semver.inc(released, bump) : released;
}
