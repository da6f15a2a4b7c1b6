/**
 * Finds names that a source imports from packages that the page has only in part.
 * @param {string} source TypeScript
 * @param {Record<string, readonly string[]>} narrowed names that the page has, per package
 * @returns {string[]} `name of package`
 */
export function missingNames(source, narrowed) {
  return [...source.matchAll(/import\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g)]
    .filter(([, type, , from]) => !type && from in narrowed)
    .flatMap(([, , names, from]) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/\s+as\s.*/, ''))
        .filter((name) => name && !name.startsWith('type ') && !narrowed[from].includes(name))
        .map((name) => `${name} of ${from}`),
    );
}
