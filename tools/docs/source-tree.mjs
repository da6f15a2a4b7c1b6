import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = /^(node_modules|dist|\.git|\.cache|\.tmp|\.data.*|test-results|pnpm-lock\.yaml)$/;
const SOURCE = /\.(ts|tsx|mts|mjs|cjs|js|json|sql|css|html|yaml)$/;

/**
 * Reads the tree that documents refer to.
 * @param {string} root
 * @returns {{paths: Set<string>, words: Set<string>, text: string}} files and folders relative to the root, with the
 *   sections of documents as links name them (`docs/a.md#what-it-does`), and the words and text of all sources
 */
export function readTree(root) {
  const paths = new Set();
  const texts = [];
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.test(entry.name)) continue;
      const file = path.posix.join(folder, entry.name);
      paths.add(file);
      if (entry.isDirectory()) walk(file);
      else if (SOURCE.test(entry.name)) texts.push(readFileSync(path.join(root, file), 'utf8'));
      else if (file.endsWith('.md'))
        for (const section of sectionsOf(readFileSync(path.join(root, file), 'utf8'))) paths.add(`${file}#${section}`);
    }
  };
  walk('');
  const text = texts.join('\n');
  return { paths, words: new Set(text.match(/[A-Za-z_$][\w$]*/g)), text };
}

/** Lists the sections of a document as GitHub names them in links. */
const sectionsOf = (document) =>
  [...document.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
