import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';
import { firstLoadsOf, shellSize } from '../test/first-loads.mjs';
import { SHELL_BUDGET } from '../test/screen-budgets.mjs';

/** File of a release with the first load that comes nearest to its budget, in bytes (gzip). */
const FILE = 'first-load.json';

/**
 * Writes into the build of a remote or the shell how much its first load is beside its budget. A remote's is measured with
 * the scripts of the shell that it needs; without a built shell nothing is written.
 * @param {string} name `shell` or a remote
 */
export function writeFirstLoad(name) {
  const file = path.join(ROOT, name, 'dist', FILE);
  if (!existsSync(path.join(ROOT, 'shell/dist/index.html'))) return rmSync(file, { force: true });
  const { screen, size, budget } =
    name === 'shell' ? { screen: null, size: shellSize(), budget: SHELL_BUDGET } : tightest(name);
  const text = JSON.stringify({ screen, size: Math.round(size * 1000), budget: budget * 1000 });
  // others may read it at the same time
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const tightest = (name) => firstLoadsOf(name).sort((a, b) => b.size / b.budget - a.size / a.budget)[0];
