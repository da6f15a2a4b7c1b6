import { readPackage } from '../bundling/workspace.mjs';
import { run } from '../process/run.mjs';

/** Runs the pinned pnpm. @param {string[]} args */
export const pnpm = (args) =>
  run(process.platform === 'win32' ? 'npx.cmd' : 'npx', ['--yes', readPackage('.').packageManager, ...args]);
