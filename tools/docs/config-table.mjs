import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../bundling/workspace.mjs';

const BEGIN = '<!-- settings: written by `npm run docs` from api/src/platform/config/settings.ts -->';
const END = '<!-- /settings -->';

/** Returns the table of the service's environment variables as Markdown. @returns {Promise<string>} */
export async function settingsTable() {
  const { SETTINGS } = await tsImport(path.join(ROOT, 'api/src/platform/config/settings.ts'), import.meta.url);
  const rows = Object.entries(SETTINGS).map(
    ([name, { meaning, fallback }]) => `| \`${name}\` | ${meaning} | ${fallback} |`,
  );
  return ['| Variable | Meaning | Without it |', '|---|---|---|', ...rows].join('\n');
}

/**
 * Returns the document with its table replaced.
 * @param {string} document @param {string} table @returns {string}
 * @throws {Error} if the document has no place for it
 */
export function withSettings(document, table) {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`README.md lacks ${BEGIN} … ${END}`);
  return `${document.slice(0, from + BEGIN.length)}\n${table}\n${document.slice(to)}`;
}
