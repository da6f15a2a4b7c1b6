import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@canchero/shared-contracts/core';
import type { FastifyRequest } from 'fastify';

/** The shell's built page; it is reloaded when the file changes. */
export class ShellPage {
  private text = '';
  private writtenAt = -1;

  constructor(private readonly folder: string) {}

  /** Renders the page for a request; null if the shell is not built. */
  async render(request: FastifyRequest, nonce: string): Promise<string | null> {
    const file = path.join(this.folder, 'index.html');
    const stat = await fs.stat(file).catch(() => null);
    if (!stat) return null;
    if (stat.mtimeMs !== this.writtenAt) {
      this.text = await fs.readFile(file, 'utf8');
      this.writtenAt = stat.mtimeMs;
    }
    return this.text
      .replaceAll('__CSP_NONCE__', nonce)
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
