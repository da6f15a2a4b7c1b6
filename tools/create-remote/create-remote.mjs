import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, readPackage, remoteNames } from '../bundling/workspace.mjs';
import { portOf } from '../dev/dev.mjs';
import { run, toolArgs } from '../process/run.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'template');
/** Pattern of a new remote's name: it is part of file names, which do not end in a hyphen. */
const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Files that know all remotes. */
const LISTS = ['tsconfig.json', 'tools/test/screen-budgets.mjs'].map((file) => path.join(ROOT, file));
const FIRST_PORT = 3101;
/** Budget in kB of the template's screen, a little more than it adds. A team sets its own as it grows. */
const BUDGET = 60;

/**
 * Creates a remote from the template: its package, its journeys in `e2e/<name>`, its reference in tsconfig.json and the
 * budget of its screen. The tools find everything else by the folder.
 * @param {string | undefined} name e.g. `mfe-open-matches`
 * @returns {Promise<() => Promise<void>>} takes all of it back
 * @throws {Error} if the name does not fit or is taken
 */
export async function createRemote(name = '') {
  if (!NAME.test(name))
    throw new Error(
      'Name the remote "mfe-" and words of a-z and 0-9 with hyphens between, as in: npm run create-remote mfe-open-matches',
    );
  const [remote, journeys] = [path.join(ROOT, name), path.join(ROOT, 'e2e', name)];
  if ([remote, journeys].some(existsSync)) throw new Error(`${name} is there already; choose another name`);
  const before = await Promise.all(LISTS.map((file) => readFile(file)));
  const takeBack = async () => {
    await Promise.all([remote, journeys].map((folder) => rm(folder, { recursive: true, force: true })));
    await Promise.all(LISTS.map((file, n) => writeFile(file, before[n])));
  };
  try {
    await writeRemote(name, { remote, journeys });
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

async function writeRemote(name, { remote, journeys }) {
  const [references, budgets] = LISTS;
  const port = await freePort();
  await copyNamed(path.join(TEMPLATE, 'remote'), remote, name);
  await copyNamed(path.join(TEMPLATE, 'journeys'), journeys, name);
  await edit(path.join(remote, 'rspack.config.mjs'), (text) => text.replace(/port: \d+/, `port: ${port}`));
  await writeFile(path.join(remote, 'package.json'), packageOf(name));
  await edit(references, (text) => withReference(text, name));
  await edit(budgets, (text) => withBudget(text, name));
  // with another name lines are longer or shorter, and imports in another order
  const args = ['check', '--write', remote, journeys];
  const { code, output } = await run(process.execPath, toolArgs('@biomejs/biome', args, { bin: 'biome' }));
  if (code !== 0) throw new Error(output.trim());
}

/** Returns the first port that no remote's development server has. */
async function freePort() {
  const taken = await Promise.all(remoteNames().map(portOf));
  let port = FIRST_PORT;
  while (taken.includes(port)) port += 1;
  return port;
}

/** Returns a package.json with the dependencies of the contracts: those are what the shell shares. */
function packageOf(name) {
  const { dependencies } = readPackage('shared-contracts');
  const written = {
    name: `@canchero/${name}`,
    private: true,
    version: readPackage('.').version,
    type: 'module',
    dependencies: { '@canchero/shared-contracts': 'workspace:*', ...dependencies },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** Copies a folder and gives the example in it the name, in file names and contents. */
async function copyNamed(from, to, name) {
  const words = name.split('-').slice(1);
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const title = words.join(' ').replace(/^./, (first) => first.toUpperCase());
  const named = (text) =>
    text
      .replaceAll(/(['"])Example\1/g, `$1${title}$1`)
      .replaceAll('Example', pascal)
      .replaceAll('example', words.join('-'));
  await cp(from, to, { recursive: true });
  // the innermost first: what is renamed has been dealt with
  const entries = await readdir(to, { withFileTypes: true, recursive: true });
  for (const entry of entries.sort((a, b) => b.parentPath.length - a.parentPath.length)) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) await edit(file, named);
    await rename(file, path.join(entry.parentPath, named(entry.name)));
  }
}

/** Adds a project to the references of the root's tsconfig.json, after the other remotes. */
export function withReference(text, name) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.includes('"mfe-'));
  return lines.toSpliced(last + 1, 0, `    { "path": "${name}" },`).join('\n');
}

/** Adds the budget of a remote's app to the table of screens' budgets. */
export const withBudget = (text, name) => text.replace(/^};/m, `  '${name}': { app: ${BUDGET} },\n};`);

async function edit(file, change) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
