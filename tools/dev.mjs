// npm run dev [mfe-name …]: runs the api from source, shell and named remotes with hot reload, the other remotes built;
// npm run dev <mfe-name> <https://…>: runs one remote in the page of a deployed shell
import './process/node-version.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { dev } = await import('./dev/dev.mjs');
  process.exitCode = await dev(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
