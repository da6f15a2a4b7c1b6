import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';

interface Head {
  title: string;
  description: string;
  /** Absolute address of the preview's picture; empty for none. */
  image: string;
  language: Language;
  /** Address of the page without query. */
  address: string;
  /** Language that the address names; null if it names none. */
  asked: Language | null;
  jsonLd: readonly object[];
  indexed: boolean;
}

/** Locales as Open Graph writes them. */
const LOCALES: Record<Language, string> = { es: 'es_AR', en: 'en_US', pt: 'pt_BR' };

/**
 * Returns the elements by which search engines and previews of links know a page.
 * @see https://ogp.me
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function pageHead({ title, description, image, language, address, asked, jsonLd, indexed }: Head): string {
  const canonical = asked ? `${address}?lang=${asked}` : address;
  const og = { type: 'website', site_name: 'Canchero', title, description, url: canonical, image };
  const properties = Object.entries(og).filter(([, content]) => content);
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    !indexed && '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...LANGUAGES.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(`${address}?lang=${one}`)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">`,
    ...properties.map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    `<meta property="og:locale" content="${LOCALES[language]}">`,
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...jsonLd.map((object) => dataBlock('application/ld+json', object)),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Returns a script element with data, which no text in the data can end. */
export const dataBlock = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
