/** Number of lines that two remotes may have in common: any longer part belongs to the kit or the design system. */
const MOST_LINES = 10;

/** @typedef {{remote: string, file: string, source: string}} Source */

/**
 * Finds code that two remotes have in common. Imports, comments and empty lines do not count, nor does indentation.
 * @param {Source[]} sources
 * @returns {string[]} one line for each pair of files
 */
export function clones(sources) {
  const seen = new Map();
  const found = new Map();
  for (const { remote, file, source } of sources) {
    const lines = codeLines(source);
    for (let at = 0; at + MOST_LINES < lines.length; at++) {
      const part = lines.slice(at, at + MOST_LINES + 1).join('\n');
      const first = seen.get(part);
      if (!first) seen.set(part, { remote, file });
      else if (first.remote !== remote) found.set(`${file} ${first.file}`, { file, other: first.file });
    }
  }
  return [...found.values()].map(({ file, other }) => `${file} repeats more than ${MOST_LINES} lines of ${other}`);
}

const codeLines = (source) =>
  source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^import .*?;$/gms, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/.*/, '').trim())
    .filter((line) => line !== '');
