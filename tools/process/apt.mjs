import { run } from './run.mjs';

/**
 * Installs Debian packages if this is Debian and the user is root.
 * @param {string[]} packages
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>} true if they are installed now
 */
export async function aptInstall(packages, log) {
  if (process.getuid?.() !== 0) return false;
  if ((await run('apt-get', ['--version'])).code !== 0) return false;
  log(`installing ${packages.join(', ')} through apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  if (code !== 0) log(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
