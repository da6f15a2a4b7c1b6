import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';
import { run } from './run.mjs';

/**
 * Provides another version of Node: the npm package `node` carries its program. Kept in .cache/node.
 * @param {string} version e.g. `22.23.3`
 * @param {(line: string) => void} log
 * @returns {Promise<string>} path of the program
 * @throws {Error} with npm's output if it cannot be installed
 */
export async function nodeBinary(version, log) {
  const folder = path.join(ROOT, '.cache/node', version);
  const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    log(`installing Node ${version} …`);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`];
    const { output } = await run(npm, args);
    if (!existsSync(program)) throw new Error(`Node ${version} could not be installed:\n${output.trim()}`);
  }
  return program;
}
