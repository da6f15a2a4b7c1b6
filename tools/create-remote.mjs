// npm run create-remote <mfe-name>: creates a remote with one screen, its tests and its journey, known everywhere
import './process/node-version.mjs';
import { createRemote } from './create-remote/create-remote.mjs';
import { ensureInstalled } from './install.mjs';

try {
  const [name, ...rest] = process.argv.slice(2);
  await ensureInstalled();
  if (rest.length) throw new Error(`One remote at a time; not created: ${rest.join(', ')}`);
  const takeBack = await createRemote(name);
  const { lockDependencies } = await import('./create-remote/lock-dependencies.mjs');
  await lockDependencies().catch(async (error) => {
    // with a package that the lockfile lacks every other command would refuse to install
    await takeBack();
    throw new Error(`${error.message}\n${name} is not created.`.replace(/\n+/g, '\n'));
  });
  await ensureInstalled();
  console.log(`${name} is created. npm run dev ${name} shows it, npm test ${name} tests it.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
