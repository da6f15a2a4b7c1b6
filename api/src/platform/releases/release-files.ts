import { isForSuperAdmins } from '@canchero/shared-contracts/federation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { notFoundPage } from '../static-files/not-found';
import { MANIFEST } from './read-release';
import { isSignedPath } from './signed-path';

interface FileParams {
  signature?: string;
  name: string;
  version: string;
  '*': string;
}

/**
 * Options of the routes of files, which are sent as the build made them. The server's compression would send a file
 * as it is, yet call it compressed, if its first two characters happen to look like a compressed one's ("(r", "x^").
 */
export const AS_BUILT = { schema: { hide: true }, compress: false } as const;

/**
 * Serves the files of releases under /remotes/<name>/<version>/. Remotes of super admins are served only below a signed
 * part, /remotes/signed/<part>/<name>/<version>/: for everyone else they do not exist.
 */
export function registerReleaseFiles(app: FastifyInstance, { releases, registry, loads, clock, config }: Services) {
  const find = async (name: string, version: string) => {
    const release = await releases.find(name, version);
    if (release) return release;
    // one that this instance has not fetched yet
    await registry.fetch({ name, version });
    return releases.find(name, version);
  };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { signature, name, version, '*': file } = request.params as FileParams;
    const release = await find(name, version);
    const open = release?.kind === 'remote' && !isForSuperAdmins(release.descriptor);
    const signed = signature !== undefined && isSignedPath(signature, name, clock(), config.secrets.tokenPepper);
    if (release?.kind !== 'remote' || !(open || signed)) return notFoundPage(reply);
    // a page asks once for each release that it loads; what it retries has a query
    if (file === MANIFEST && request.method === 'GET' && !request.url.includes('?')) loads.add(name, version);
    const fresh = file === MANIFEST || file === 'remote.json';
    const cache = fresh ? 'no-cache' : `${open ? 'public' : 'private'}, max-age=31536000, immutable`;
    return reply
      .header('cache-control', cache)
      .sendFile(`${name}/${version}/${file}`, releases.folder, { cacheControl: false });
  };
  app.get('/remotes/:name/:version/*', AS_BUILT, send);
  app.get('/remotes/signed/:signature/:name/:version/*', AS_BUILT, send);
}
