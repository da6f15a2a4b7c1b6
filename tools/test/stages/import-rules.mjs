import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT, remoteNames } from '../../bundling/workspace.mjs';
import { writeProbe } from '../import-rules-probe.mjs';

const config = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs'));
const PACKAGES = ['shared-contracts', 'api', 'shell', ...remoteNames(), 'e2e', 'bench'];

/** Checks the import rules on the sources, and on a tree that breaks each of them once. */
export async function importRules({ log }) {
  const { expected } = writeProbe(path.join(ROOT, '.cache/import-rules'));
  const objected = await violations(path.join(ROOT, '.cache/import-rules'), ['.']);
  const silent = expected.filter((breach) => !objected.includes(breach));
  const excess = objected.filter((breach) => !expected.includes(breach));
  for (const breach of silent) log(`rule does not object: ${breach}`);
  for (const breach of excess) log(`rule objects without cause: ${breach}`);

  const broken = await violations(ROOT, PACKAGES);
  for (const breach of broken) log(breach);
  const probe = silent.length + excess.length;
  return { passed: expected.length - silent.length + (broken.length ? 0 : 1), failed: probe + broken.length };
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
