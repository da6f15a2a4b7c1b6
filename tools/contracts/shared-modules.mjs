import path from 'node:path';
import { consumedModules } from '../bundling/shared.mjs';
import { ROOT, readPackage } from '../bundling/workspace.mjs';
import { run } from '../process/run.mjs';

/** Name of the contracts' package. Requests for its shared modules begin with it. */
export const CONTRACTS = '@canchero/shared-contracts';

/** Path of the contracts' folder. */
export const CONTRACTS_FOLDER = path.join(ROOT, 'shared-contracts');

/**
 * Lists the contracts' modules that the shell shares.
 * @returns {{request: string, name: string, types: string}[]} `name`: name of its report; `types`: its declaration file
 */
export function contractModules() {
  const { exports } = readPackage('shared-contracts');
  return Object.keys(consumedModules())
    .filter((request) => request.startsWith(`${CONTRACTS}/`))
    .map((request) => {
      const name = request.slice(CONTRACTS.length + 1);
      const source = exports[`./${name}`].replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.d.ts');
      return { request, name, types: path.join(CONTRACTS_FOLDER, 'dist/types', source) };
    });
}

/**
 * Reads version and names of every package that the page shares, as the page has them.
 * @param {string[]} reexported packages whose exports a shared module passes on; their names are in its report
 * @returns {Promise<Record<string, {version: string, names: string[]}>>} by request
 */
export async function sharedPackages(reexported) {
  const requests = Object.keys(consumedModules()).filter((request) => !request.startsWith(CONTRACTS));
  const names = await namesOf(requests);
  const shared = requests.map((request) => [request, { version: versionOf(request), names: names[request] }]);
  const passedOn = reexported.map((request) => [request, { version: versionOf(request), names: [] }]);
  return Object.fromEntries([...passedOn, ...shared].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function versionOf(request) {
  const [first, second] = request.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return readPackage(path.join(CONTRACTS_FOLDER, 'node_modules', name)).version;
}

/** Imports the packages in a process of their own, as production code of the contracts would, and lists their names. */
async function namesOf(requests) {
  const script = `
    const names = async (request) => [request, Object.keys(await import(request)).sort()];
    console.log(JSON.stringify(Object.fromEntries(await Promise.all(${JSON.stringify(requests)}.map(names)))));`;
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: CONTRACTS_FOLDER,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The shared packages cannot be imported:\n${output}`);
  return JSON.parse(output);
}
