import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Makes a folder for the files of a bench, which is gone once the process ends, however it does. @returns {string} */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'canchero-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
