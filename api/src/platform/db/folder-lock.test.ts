import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderLockedError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Starts another process that holds the lock until it is killed. */
async function holder(target: string): Promise<ChildProcess> {
  const script = `
    import { lockFolder } from ${JSON.stringify(path.join(__dirname, 'folder-lock.ts'))};
    await lockFolder(${JSON.stringify(target)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: path.join(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return child;
}

test('a second process is refused with the id of the one that holds the folder', async () => {
  const child = await holder(folder);
  try {
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`in use by process ${child.pid}\\. .*DATA_DIR`));
  } finally {
    child.kill('SIGKILL');
  }
});

test('the lock of a killed process is free', async () => {
  const child = await holder(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  await unlock();
  await (await lockFolder(folder))();
});

test('of many that clean up after a dead process at once, one gets the lock', async () => {
  const child = await holder(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a path too long for a socket is locked too', async () => {
  const deep = path.join(folder, 'd'.repeat(120));
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderLockedError);
  await unlock();
});
