// npm run docs: writes the parts of README.md that are derived from the sources
import './process/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bundling/workspace.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { settingsTable, withSettings } = await import('./docs/config-table.mjs');
  const readme = path.join(ROOT, 'README.md');
  writeFileSync(readme, withSettings(readFileSync(readme, 'utf8'), await settingsTable()));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
