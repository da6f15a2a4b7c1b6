import { existsSync } from 'node:fs';
import { aptInstall } from '../process/apt.mjs';
import { provide } from '../process/provide.mjs';

const USUAL = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const installed = () => [process.env.NGINX_PATH, ...USUAL].find((file) => file && existsSync(file));

/**
 * Finds nginx; if none is installed, installs Debian's.
 * @param {(line: string) => void} log
 * @returns {Promise<string>} path of its program
 * @throws {Error} that says what to install
 */
export const findNginx = (log) =>
  provide({
    find: installed,
    ways: [() => aptInstall(['nginx'], log)],
    missing: 'No nginx was found. Install nginx 1.22 or newer, or name its program with NGINX_PATH=/path/to/nginx.',
  });
