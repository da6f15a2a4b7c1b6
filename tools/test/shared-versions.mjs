/**
 * Finds packages of the browser that name another version of a dependency than the contracts do. The page has one of
 * each, the shell's, so that types and tests of such a package would be about another one than the page runs.
 * @param {Record<string, string>} expected dependencies of the contracts: version by name
 * @param {{name: string, dependencies?: Record<string, string>}[]} packages contents of package.json
 * @returns {string[]} a line for each
 */
export const otherVersions = (expected, packages) =>
  packages.flatMap(({ name, dependencies = {} }) =>
    Object.entries(dependencies)
      .filter(([dependency, version]) => expected[dependency] && expected[dependency] !== version)
      .map(
        ([dependency, version]) =>
          `${name} names ${dependency} ${version}, shared-contracts ${expected[dependency]}, and the page has one of it`,
      ),
  );
