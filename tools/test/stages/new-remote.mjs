import { cpSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../browser/chromium.mjs';
import { build } from '../../bundling/build.mjs';
import { createCheckout } from '../../process/checkout.mjs';
import { run } from '../../process/run.mjs';

const NAME = 'mfe-open-matches-2';
/** Seconds from the command to the remote's own screen in a browser, which its journey opens after all other checks. */
const LIMIT = 300;

/**
 * Creates a remote in a copy of the repository and runs all its checks there, its journey included, within the time in
 * which a team sees its first screen.
 */
export async function newRemote({ log }) {
  await findChromium(log);
  await build();
  const checkout = await createCheckout();
  const begin = performance.now();
  try {
    await inCheckout(checkout, `(await import('./tools/create-remote/create-remote.mjs')).createRemote('${NAME}')`);
    // the copy shares the installed packages, so a remote there has those of another
    const [from, to] = ['mfe-public', NAME].map((name) => path.join(checkout.folder, name, 'node_modules'));
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    const output = await inCheckout(checkout, `(await import('./tools/test/run-stages.mjs')).runStages(['${NAME}'])`);
    const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? [];
    if (failed !== '0') log(output.trim());
    const took = Math.round((performance.now() - begin) / 1000);
    log(`${NAME} was created, checked and shown in a browser in ${took} s; the limit is ${LIMIT} s`);
    const late = took > LIMIT ? 1 : 0;
    return { passed: Number(passed ?? 0) + 1 - late, failed: Number(failed ?? 1) + late };
  } finally {
    checkout.remove();
  }
}

/** Evaluates a call of the copy's own tools, without the commands around them: these would install packages. */
async function inCheckout({ folder }, call) {
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', `await ${call}`], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(output.trim());
  return output;
}
