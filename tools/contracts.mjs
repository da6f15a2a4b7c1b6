// npm run contracts [release]: records the API of the shared modules in shared-contracts/api and raises the contracts'
// version as it needs; `release` records it as that of the last release
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { recordContracts, releaseContracts } = await import('./contracts/write.mjs');
  const [command] = process.argv.slice(2);
  if (command && command !== 'release') throw new Error('npm run contracts [release]');
  await (command ? releaseContracts() : recordContracts());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
