import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { readDescriptor } from '../../bundling/remote-descriptor.mjs';
import { ROOT, readPackage, remoteNames } from '../../bundling/workspace.mjs';
import { writeProbe } from '../import-rules-probe.mjs';
import { withoutReason } from '../platform-role.mjs';
import { clones } from '../remote-clones.mjs';
import { namedPaths } from '../remote-paths.mjs';
import { otherVersions } from '../shared-versions.mjs';

const config = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs'));
const PACKAGES = ['shared-contracts', 'api', 'shell', ...remoteNames(), 'e2e', 'bench'];

/**
 * Checks the import rules on the sources, and on a tree that breaks each of them once; that nobody names a path of
 * another remote; that no remote repeats code of another; that the browser's packages agree on the versions of what they
 * share; and that the api sees all clubs at once only with a reason.
 */
export async function importRules({ log, remotes }) {
  const { expected } = writeProbe(path.join(ROOT, '.cache/import-rules'));
  const objected = await violations(path.join(ROOT, '.cache/import-rules'), ['.']);
  const silent = expected.filter((breach) => !objected.includes(breach));
  const excess = objected.filter((breach) => !expected.includes(breach));
  for (const breach of silent) log(`rule does not object: ${breach}`);
  for (const breach of excess) log(`rule objects without cause: ${breach}`);

  const broken = [
    ...(await violations(ROOT, remotes.length ? remotes : PACKAGES)),
    ...(await foreignPaths()),
    ...clones(remoteNames().flatMap(sourcesOf)),
    ...otherVersions(readPackage('shared-contracts').dependencies, ['shell', ...remoteNames()].map(readPackage)),
    ...withoutReason(apiSources()),
  ];
  for (const breach of broken) log(breach);
  const probe = silent.length + excess.length;
  return { passed: expected.length - silent.length + (broken.length ? 0 : 1), failed: probe + broken.length };
}

/**
 * Finds paths of remotes outside of their folders: the shell gets them from the descriptors (`remote.ts`) at run time,
 * and a remote links another's place by its role (`pathTo` of the kit).
 */
async function foreignPaths() {
  const remotes = await Promise.all(remoteNames().map((name) => readDescriptor(path.join(ROOT, name))));
  return ['shell', ...remoteNames()].flatMap((name) => {
    const routes = remotes.filter((remote) => remote.name !== name).flatMap((remote) => remote.routes);
    return sourcesOf(name).flatMap(({ file, source }) =>
      namedPaths(
        source,
        routes.map((route) => route.path),
      ).map((named) => `${file} names ${named}, the path of another remote`),
    );
  });
}

/** Reads the sources of the api that run in production, by their paths within `api/src`. */
const apiSources = () =>
  sourcesOf('api')
    .map(({ file, source }) => ({ file: file.replace('api/src/', ''), source }))
    .filter(({ file }) => !/(^|\/)(testing|races)\//.test(file));

/** Reads the sources of a package without its tests. */
function sourcesOf(remote) {
  const folder = path.join(ROOT, remote, 'src');
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => ({ remote, file: `${remote}/src/${file}`, source: readFileSync(path.join(folder, file), 'utf8') }));
}

/** @returns {Promise<string[]>} `file rule (what)` sorted; `what` only for sources of the repository */
async function violations(baseDir, folders) {
  const options = { ...config.options, baseDir, ruleSet: { forbidden: config.forbidden }, validate: true };
  if (baseDir !== ROOT) options.exclude = undefined;
  const { output } = await cruise(folders, options);
  return output.summary.violations
    .map(({ from, to, rule }) => `${from} ${rule.name}${baseDir === ROOT ? ` (${to})` : ''}`)
    .sort();
}
