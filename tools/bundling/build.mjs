import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { say, seconds } from '../process/progress.mjs';
import { run, toolArgs } from '../process/run.mjs';
import { inputsHash } from './inputs.mjs';
import { buildTargets } from './packages.mjs';
import { ROOT } from './workspace.mjs';

/** Number of builds at once: the compiler itself uses several threads, so more would only wait for each other. */
const AT_ONCE = Math.min(2, availableParallelism());

let previous = Promise.resolve();

/**
 * Builds what changed since it was last built. Calls wait for each other, since two would write into the same folders.
 * @param {string[]} names of targets; empty for all but those on request
 * @returns {Promise<string[]>} names of the targets that were built
 * @throws {Error} with the compiler's output if a target fails; the others are finished first
 */
export function build(names = []) {
  const result = previous.then(() => buildStale(names));
  previous = result.catch(() => undefined);
  return result;
}

async function buildStale(names) {
  const targets = buildTargets();
  const unknown = names.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length) {
    const there = targets.map(({ name }) => name).join(', ');
    throw new Error(`Nothing to build is called ${unknown.join(', ')}. There are: ${there}`);
  }
  const wanted = targets.filter((target) => (names.length ? names.includes(target.name) : !target.onRequest));
  const queue = wanted.map((target) => ({ ...target, hash: inputsHash(target.sources) })).filter(isStale);
  const stale = queue.map((target) => target.name);
  if (!stale.length) return [];
  say(`To build: ${stale.join(', ')}`);
  const failures = [];
  const worker = async () => {
    for (let target = queue.shift(); target; target = queue.shift()) {
      await compile(target).catch((error) => failures.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length) throw new Error(failures.join('\n'));
  return stale;
}

const stampFile = ({ name }) => path.join(ROOT, '.cache/build', name);

function isStale(target) {
  if (!existsSync(path.join(ROOT, target.output)) || !existsSync(stampFile(target))) return true;
  return readFileSync(stampFile(target), 'utf8') !== target.hash;
}

async function compile(target) {
  const start = performance.now();
  const args = toolArgs('@rspack/cli', ['build', '--config', path.join(ROOT, target.config)], { bin: 'rspack' });
  const cwd = path.dirname(path.join(ROOT, target.config));
  const { code, output } = await run(process.execPath, args, { cwd, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The build of ${target.name} failed:\n${output.trim()}`);
  mkdirSync(path.dirname(stampFile(target)), { recursive: true });
  writeFileSync(stampFile(target), target.hash);
  say(`  built ${target.name} in ${seconds(start)}`);
}
