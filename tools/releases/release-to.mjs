import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../bundling/build.mjs';
import { ROOT } from '../bundling/workspace.mjs';
import { say } from '../process/progress.mjs';
import { writeFirstLoad } from './first-load.mjs';
import { refusalText } from './refusal.mjs';
import { checkContracts } from './release.mjs';
import { builtVersion } from './store.mjs';

/** Tries of a call that got no answer: each has its effect once, however often it comes. */
const TRIES = 3;

/**
 * Builds one remote or the shell, uploads it to a service and activates it there, or gives it to some clubs.
 * @param {string} name `shell` or e.g. `mfe-agenda`
 * @param {{to: string, token?: string, canary: {percent: number} | {club_ids: string[]} | null}} options `to`: address
 *   of the service; `token`: deploy token of this remote; `canary`: clubs that try it first; null for all
 * @throws {Error} with the reason for which the service refuses
 */
export async function releaseTo(name, { to: url, token, canary }) {
  await checkContracts(name);
  const service = serviceAt(url, token);
  await build([name]);
  const version = await builtVersion(name);
  writeFirstLoad(name);
  await service('/admin/releases', { name, version, files: filesOf(path.join(ROOT, name, 'dist')) });
  if (canary) await service(`/admin/releases/${name}/canary`, { version, ...canary });
  else await service(`/admin/releases/${name}/activate`, { version });
  say(`${name} ${version} is ${canary ? 'a canary' : 'active'} at ${url}`);
}

/**
 * Makes a service go back to the release before the active one.
 * @param {string} name `shell` or e.g. `mfe-agenda`
 * @param {string} url address of the service @param {string} [token] deploy token of this remote
 * @throws {Error} with the reason for which the service refuses
 */
export async function rollbackAt(name, url, token) {
  const releases = await serviceAt(url, token)(`/admin/releases/${name}/rollback`, {});
  say(`${name} is back at ${releases.find(({ active }) => active).version} at ${url}`);
}

/** Reads the files of a build as they are uploaded: path, checksum and content. */
export function filesOf(dist) {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return { path: path.relative(dist, file).split(path.sep).join('/'), hash, content: content.toString('base64') };
  });
}

/**
 * Returns a caller of a service's api.
 * @throws {Error} without a deploy token
 */
function serviceAt(url, token) {
  if (!token)
    throw new Error(
      'DEPLOY_TOKEN is empty; a super administrator makes a deploy token for each remote, under Releases',
    );
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return async (call, body) => {
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await answerOf(url, () => fetch(new URL(`/api${call}`, url), request));
    const { data, error, params } = await response.json().catch(() => ({ error: `HTTP ${response.status}` }));
    if (error) throw new Error(`${url} refuses: ${refusalText({ error, params })}`);
    return data;
  };
}

async function answerOf(url, ask) {
  for (let n = 1; ; n++) {
    try {
      return await ask();
    } catch (error) {
      if (n === TRIES) throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`);
    }
  }
}
