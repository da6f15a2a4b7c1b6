import path from 'node:path';

const FENCE = /^ *```.*?^ *```/gms;
const COMMAND = /^ *((?:npm|npx|node) [^#\n]+)/gm;
const CODE = /`([^`]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const ABSENT = /<!-- not in the tree: (.*?) -->/gs;
const IDENTIFIER = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;
const PATH = /^\.?[\w@*-][\w.@*-]*(?:\/[\w.@*-]+)*\/?$/;
const FILE = /\.(ts|tsx|mjs|cjs|json|md|sql|yaml|css|html)$/;

/**
 * Finds paths, identifiers, commands and links in a document that do not exist, also where a line breaks within code. Of
 * fenced blocks commands alone are checked. Code with a word that a comment of the document lists is not, but such a word
 * must not exist: `<!-- not in the tree: mfe-new prices -->`.
 * @param {{file: string, text: string}} document Markdown, and its path relative to the root
 * @param {{paths: Set<string>, words: Set<string>, text: string}} tree of the repository (source-tree.mjs)
 * @param {{scripts: string[], stages: string[]}} commands of `npm run` and `npm test`
 * @returns {string[]} one line each
 */
export function documentProblems({ file, text }, tree, commands) {
  const absent = [...text.matchAll(ABSENT)].flatMap(([, list]) => list.trim().split(/\s+/));
  const prose = text.replace(FENCE, '').replace(ABSENT, '');
  const folder = path.posix.dirname(file);
  const links = [...prose.matchAll(LINK)].map(([, target]) => target).filter((target) => !/^[a-z]+:/.test(target));
  const spans = [...prose.matchAll(CODE)].map(([, span]) => span.replace(/\s+/g, ' '));
  const fenced = (text.match(FENCE) ?? []).flatMap((block) =>
    [...block.matchAll(COMMAND)].map(([, line]) => line.trim()),
  );
  const code = [...new Set([...spans, ...fenced])];
  return [
    ...absent.filter((word) => exists(word, tree)).map((word) => `${word} is in the tree`),
    ...links
      .filter((target) => !exists(target.startsWith('#') ? file + target : path.posix.join(folder, target), tree))
      .map((target) => `link to ${target}`),
    ...code
      .filter((span) => !absent.some((word) => span.includes(word)))
      .flatMap((span) => missing(span, tree, commands)),
  ].map((problem) => `${file}: ${problem}`);
}

/** Returns the parts of a code span that do not exist. */
function missing(span, tree, commands) {
  if (/^npm run /.test(span)) return commands.scripts.includes(span.split(' ')[2]) ? [] : [span];
  if (/^npm test /.test(span)) return words(span, 2).filter((word) => !commands.stages.includes(word));
  if (/^(npx|node|git) /.test(span)) return words(span, 1).filter((word) => word.includes('/') && !isPath(word, tree));
  if (span.startsWith('/')) return tree.text.includes(span.replace(/[{:?].*$/, '')) ? [] : [span];
  if (span.startsWith('@')) return tree.text.includes(span.replace(/[/…\s].*…?$/, '')) ? [] : [span];
  const call = /^([\w$.]+)\(.*\)$/.exec(span)?.[1];
  const name = call ?? span;
  if (FILE.test(name) || name.includes('/')) return !PATH.test(name) || isPath(name, tree) ? [] : [span];
  if (!IDENTIFIER.test(name)) return [];
  return name.split('.').every((part) => /^\d/.test(part) || tree.words.has(part)) ? [] : [span];
}

const words = (span, from) =>
  span
    .split(' ')
    .slice(from)
    .filter((word) => /^[a-z][\w./-]*$/.test(word));

const exists = (file, { paths }) => paths.has(path.posix.normalize(file).replace(/\/$/, '')) || file === '.';

/** Returns true for a path from the root, and for the end of one if it does not begin with a folder of the root. */
function isPath(name, tree) {
  const wanted = name.replace(/\/$/, '');
  const [first] = wanted.split('/');
  const fromRoot = wanted.includes('/') && tree.paths.has(first);
  if (wanted.includes('*')) {
    const pattern = new RegExp(
      `^${fromRoot ? '' : '(.*/)?'}${wanted.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`,
    );
    return [...tree.paths].some((file) => pattern.test(file));
  }
  if (exists(wanted, tree) || fromRoot) return exists(wanted, tree) || hasExtensionLeftOut(wanted, tree);
  const end = wanted.startsWith('.') ? wanted : `/${wanted}`;
  return [...tree.paths].some((file) => file.endsWith(end));
}

/** Returns true for a module named as imports name it. */
const hasExtensionLeftOut = (file, { paths }) =>
  ['.ts', '.tsx', '.mjs'].some((extension) => paths.has(file + extension));
