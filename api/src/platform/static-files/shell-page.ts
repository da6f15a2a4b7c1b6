import fs from 'node:fs/promises';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@canchero/shared-contracts/core';
import type { FastifyRequest } from 'fastify';
import { activeShell } from '../releases/shell-files';
import type { Services } from '../services';

/** Page of the shell's active release. */
export class ShellPage {
  private text = '';
  private version = '';

  constructor(private readonly services: Services) {}

  /** Renders the page for a request; null if no shell is released. */
  async render(request: FastifyRequest, nonce: string): Promise<string | null> {
    const shell = await activeShell(this.services);
    if (!shell) return null;
    if (shell.version !== this.version) {
      this.text = await fs.readFile(shell.page, 'utf8');
      this.version = shell.version;
    }
    return this.text
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__SHELL_RELEASE__', this.version)
      .replaceAll('__LANG__', languageOf(request))
      .replaceAll('__THEME__', themeOf(request));
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
function themeOf(request: FastifyRequest): string {
  const chosen = cookie(request, 'colorMode');
  return chosen === 'dark' || chosen === 'light' ? chosen : '';
}

/** Returns the value of a cookie without decoding it. */
function cookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
