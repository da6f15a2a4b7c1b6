import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { styleNonce } from '../http/security-headers';
import { AS_BUILT, registerReleaseFiles } from '../releases/release-files';
import { folderOfShellFile } from '../releases/shell-files';
import type { Services } from '../services';
import { notFoundPage } from './not-found';
import type { FindPageFacts } from './page-facts';
import type { PublicPages } from './public-pages';
import { sendPage } from './send-page';
import { ShellPage } from './shell-page';

/** Names of files that the build hashes by their content. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;

/** Pages for visitors, and where their facts come from. */
export interface Site {
  pages: PublicPages;
  findFacts: FindPageFacts;
}

/** Serves the shell's files, its page for every screen, and the remotes' releases; compressed if the build did so. */
export async function registerStaticFiles(app: FastifyInstance, services: Services, site: Site) {
  const shell = new ShellPage(services, site.pages, site.findFacts);
  await app.register(fastifyStatic, {
    root: path.parse(services.releases.folder).root,
    serve: false,
    preCompressed: true,
  });
  registerReleaseFiles(app, services);
  app.get('/*', AS_BUILT, async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (file === 'api' || file.startsWith('api/')) return reply.callNotFound();
    if (path.extname(file) !== '' && file !== 'index.html') return sendAsset(reply, file, services);
    if (!acceptsHtml(request)) return notFoundPage(reply);
    const page = await shell.render(request, styleNonce(reply.raw));
    if (page === null) return notFoundPage(reply);
    return sendPage(request, reply, page);
  });
}

/** Sends a file of the shell, also of a replaced release that open pages may still run. */
async function sendAsset(reply: FastifyReply, file: string, services: Services) {
  const folder = await folderOfShellFile(services, file);
  if (!folder) return notFoundPage(reply);
  const cache = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return reply.header('cache-control', cache).sendFile(file, folder, { cacheControl: false });
}

const acceptsHtml = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
