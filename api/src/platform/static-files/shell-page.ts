import fs from 'node:fs/promises';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@canchero/shared-contracts/core';
import type { FastifyRequest } from 'fastify';
import mustache from 'mustache';
import { SHELL } from '../releases/read-release';
import { type ShellDocument, shellFor } from '../releases/shell-files';
import type { Services } from '../services';
import { cookie, sessionShell } from './cookies';
import type { FindPageFacts } from './page-facts';
import { dataBlock, pageHead } from './page-head';
import type { PublicPage, PublicPages } from './public-pages';

/** Places in the shell's page that a public page takes. */
const TITLE = '<title>Canchero</title>';
const ROOT = '<div id="root"></div>';

/**
 * Page of the shell with the content of public pages in it, from the active release or, for a user who tries it, from
 * the canary. Public pages always come from the active release.
 */
export class ShellPage {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly services: Services,
    private readonly pages: PublicPages,
    private readonly findFacts: FindPageFacts,
  ) {}

  /** Renders the page for a request; null if no shell is released. */
  async render(request: FastifyRequest, nonce: string): Promise<string | null> {
    const language = languageOf(request);
    const address = request.url.split('?')[0] ?? '/';
    const page = await this.pages.find(address, language);
    const wanted = sessionShell(request);
    const shell = await shellFor(this.services, page ? null : wanted);
    if (!shell) return null;
    // visitors and crawlers are left out: what is compared are the pages of signed-in people
    if (shell.version === wanted) this.services.loads.add(SHELL, shell.version);
    const empty = await this.textOf(shell);
    const text = page ? await this.withPage(empty, page, address, request) : empty;
    return text
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__SHELL_RELEASE__', shell.version)
      .replaceAll('__LANG__', language)
      .replaceAll('__THEME__', themeOf(request));
  }

  /** Reads the page of a release, once. */
  private async textOf({ version, page }: ShellDocument): Promise<string> {
    const text = this.texts.get(version) ?? (await fs.readFile(page, 'utf8'));
    this.texts.set(version, text);
    return text;
  }

  /** Fills in a public page; without its facts, as while the database is down, scripts alone draw it. */
  private async withPage(empty: string, page: PublicPage, address: string, request: FastifyRequest): Promise<string> {
    const language = languageOf(request);
    const facts = await this.findFacts({ route: page.path, path: address, language }).catch((error: unknown) => {
      this.services.log.warn({ err: error }, 'a public page without its facts');
      return null;
    });
    if (!facts) return empty;
    const { publicUrl } = this.services.config;
    const asked = (request.query as { lang?: unknown }).lang;
    const plain = (template: string) => mustache.render(template, facts.view, {}, { escape: String });
    const head = pageHead({
      title: plain(page.title),
      description: plain(page.description),
      image: page.image && new URL(page.image, publicUrl).href,
      language,
      address: new URL(facts.address ?? encodeURI(decodeURI(address)), publicUrl).href,
      asked: isLanguage(asked) ? asked : null,
      jsonLd: [...page.json_ld, ...facts.jsonLd],
      indexed: facts.indexed,
    });
    const answers = dataBlock('application/json', facts.answers, 'first-answers');
    const content = page.body
      ? `<div id="first-page">${mustache.render(page.body, facts.view)}</div>\n    <div id="root" hidden></div>`
      : ROOT;
    return empty.replace(TITLE, () => `${head}\n    ${page.styles}`).replace(ROOT, () => `${content}\n    ${answers}`);
  }
}

/** Returns the language of the cookie, else of the address, else of the browser, else the default. */
export function languageOf(request: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  const browser = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  const asked = (request.query as { lang?: unknown }).lang;
  return [cookie(request, 'language'), asked, ...browser].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Returns the theme of the cookie; empty if the page is to follow the system. */
export function themeOf(request: FastifyRequest): string {
  const chosen = cookie(request, 'colorMode');
  return chosen === 'dark' || chosen === 'light' ? chosen : '';
}
