import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { consumedModules } from './shared.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Finds what a build uses of the shared modules: the names that its sources import, by module (`*` for a whole module),
 * and all words of these sources.
 * @param {Iterable<import('@rspack/core').Module>} modules all modules of the compilation, before they are joined
 * @returns {{imports: Map<string, Set<string>>, words: Set<string>}}
 */
export function usedContracts(modules) {
  const shared = consumedModules();
  const imports = new Map();
  const words = new Set();
  for (const module of modules) {
    const found = importsOf(module).filter(({ request }) => request in shared);
    for (const { request, ids } of found) {
      if (!imports.has(request)) imports.set(request, new Set());
      imports.get(request).add(ids?.[0] ?? '*');
    }
    if (found.length && !/[\\/]node_modules[\\/]/.test(module.resource))
      for (const [word] of readFileSync(module.resource, 'utf8').matchAll(/[\w$]+/g)) words.add(word);
  }
  return { imports, words };
}

/** Lists the imports of names; what imports a module for no name is not among them. */
function importsOf({ dependencies = [], blocks = [] }) {
  const all = [...dependencies, ...blocks.flatMap((block) => block.dependencies)];
  return all.filter(({ type, request }) => request && type !== 'esm import');
}

/** Returns the record of the present contracts. @see docs/adr/0015-contract-versions.md */
const record = () => JSON.parse(readFileSync(path.join(ROOT, 'shared-contracts/api/versions.json'), 'utf8'));

/**
 * Finds the lowest version of the contracts that has all that a remote uses of the shared modules. A member counts as
 * used if its module is imported and the remote's sources contain its name: at worst the version is higher than needed.
 * @param {ReturnType<typeof usedContracts>} used
 * @param {{version: string, later: Record<string, Record<string, string[]>>}} contracts
 * @returns {string}
 */
export function lowestContracts({ imports, words }, { version, later } = record()) {
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
  const member = part.split('.').slice(1).join('.');
  if (member) return (member.match(/[\w$]+/g) ?? []).every((word) => words.has(word));
  return names.has(part) || names.has('*');
}
