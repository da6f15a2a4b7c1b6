import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { putRelease } from '../../testing/release-folder';
import { ReleaseStore } from './release-store';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-store-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a fresh read finds what was written while another read was running', async () => {
  let now = 0;
  const store = new ReleaseStore(
    folder,
    () => undefined,
    () => new Date(now),
  );
  for (let round = 0; round < 30; round++) {
    const version = `v${round}`;
    now += 10_000;
    const running = store.all();
    for (let step = 0; step < round; step++) await new Promise(setImmediate);
    putRelease(folder, 'mfe-agenda', version);
    expect((await store.all({ fresh: true })).map((release) => release.version)).toContain(version);
    await running;
  }
});

test('a rollback says where no service has run', async () => {
  const nowhere = path.join(folder, 'nowhere');
  const rollback = (at: string) => new ReleaseStore(at, () => undefined).rollback('mfe-none');
  await expect(rollback(nowhere)).rejects.toThrow(`there is no ${nowhere}; no service has run there`);
  await expect(rollback(folder)).rejects.toThrow(`mfe-none has no active release in ${folder}`);
});
