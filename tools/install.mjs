import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readPackage } from './bundling/workspace.mjs';
import { say, step } from './process/progress.mjs';
import { run } from './process/run.mjs';

const STAMP = path.join(ROOT, 'node_modules/.canchero-install');

/** Installs the dependencies with the pinned pnpm if the lockfile or a package.json changed since the last time. */
export async function ensureInstalled() {
  const wanted = dependenciesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const manager = readPackage('.').packageManager;
  say('The dependencies are not installed, or have changed.');
  await step(`install dependencies (${manager}, through npx)`, async () => {
    const args = [
      '--yes',
      manager,
      'install',
      '--frozen-lockfile',
      ...(process.stdout.isTTY ? [] : ['--reporter=append-only']),
    ];
    const { code } = await run(process.platform === 'win32' ? 'npx.cmd' : 'npx', args, {
      show: true,
      env: { CI: '1' },
    });
    if (code !== 0) throw new Error(`The dependencies could not be installed (pnpm ended with ${code}); see above.`);
  });
  writeFileSync(STAMP, wanted);
}

function dependenciesHash() {
  const manifests = readdirSync(ROOT)
    .map((name) => path.join(name, 'package.json'))
    .filter((file) => existsSync(path.join(ROOT, file)))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}
