import { LANGUAGES } from '@canchero/shared-contracts/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { escapeHtml } from '../../platform/static-files/page-head';
import type { PublicPages } from '../../platform/static-files/public-pages';
import { listPublicSlugs } from '../public-clubs/reads';

/** Paths that are of no use to search engines. */
const PRIVATE = ['/api/', '/agenda', '/payment-result', '/reset-password', '/verify-email', '/invitation'];
/** Largest number of clubs in the sitemap, each with its languages; the protocol allows 50,000 addresses. */
const MAX_CLUBS = 10_000;

/**
 * Registers what search engines ask for: robots.txt, and the sitemap with public pages and the pages of clubs.
 * @see https://www.rfc-editor.org/rfc/rfc9309 robots.txt
 * @see https://www.sitemaps.org/protocol.html
 */
export function registerSitemap(app: FastifyInstance, { db, config }: Services, pages: PublicPages) {
  const address = (path: string) => new URL(path, config.publicUrl).href;
  app.get('/robots.txt', { schema: { hide: true } }, (_, reply) => {
    const rules = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), 'Allow: /', ''];
    return reply
      .type('text/plain; charset=utf-8')
      .send([...rules, `Sitemap: ${address('/sitemap.xml')}`, ''].join('\n'));
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) => {
    const slugs = await listPublicSlugs(db, MAX_CLUBS);
    const paths = [...(await pages.paths()), ...slugs.map((slug) => `/reserva/${encodeURIComponent(slug)}`)];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap(paths.map(address)));
  });
}

/** Returns a sitemap in which each page names its languages. */
const sitemap = (addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.map(
      (address) => `<url><loc>${escapeHtml(address)}</loc>${LANGUAGES.map(alternate(address)).join('')}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

const alternate = (address: string) => (language: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(`${address}?lang=${language}`)}"/>`;
