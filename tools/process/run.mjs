import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';

const STDIO = { true: 'inherit', errors: ['ignore', 'ignore', 'inherit'], false: ['ignore', 'pipe', 'pipe'] };

/**
 * Runs a program to its end.
 * @param {string} command @param {string[]} args
 * @param {{cwd?: string, env?: object, show?: boolean | 'errors', uid?: number, gid?: number}} options
 *   `show`: writes to this terminal (`errors`: only its error output); otherwise the output is collected
 * @returns {Promise<{code: number, output: string}>} `code` is 127 if the program does not exist
 */
export function run(command, args, { cwd = ROOT, env = {}, show = false, ...rest } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: STDIO[show],
      ...rest,
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: error.code === 'ENOENT' ? 127 : 1, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/**
 * Returns Node's arguments for running a package's program, without shell or npx: `node …toolArgs('jest', ['--ci'])`.
 * @param {string} packageName @param {string[]} args @param {{bin?: string, from?: string}} options
 * @returns {string[]}
 */
export function toolArgs(packageName, args, { bin, from = ROOT } = {}) {
  const require = createRequire(path.join(from, 'package.json'));
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = require(manifest);
  const file = typeof bins === 'string' ? bins : bins[bin ?? packageName.replace(/^.*\//, '')];
  return [path.join(path.dirname(manifest), file), ...args];
}
