// npm run bench [load|agenda|api …]: runs measurements, each a ratio to a known reference within the same run
import './process/node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { run } from './process/run.mjs';

await ensureInstalled();
const all = readdirSync('bench').filter((name) => existsSync(`bench/${name}/run.mjs`));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(1);
}
for (const name of asked.length ? asked : all) {
  console.log(`\n== ${name}`);
  const { code } = await run(process.execPath, [`bench/${name}/run.mjs`], { show: true });
  if (code !== 0) process.exitCode = code;
}
