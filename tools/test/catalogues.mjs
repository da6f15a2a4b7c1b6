import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Compares the languages of one catalogue: missing keys, texts that are empty or not valid ICU, different arguments.
 * @param {Record<string, Record<string, string>>} catalogues by language; the first is the reference
 * @returns {string[]}
 */
export function catalogueProblems(catalogues) {
  const [[first, reference], ...others] = Object.entries(catalogues);
  const problems = Object.entries(catalogues).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => textProblem(text).map((what) => `${language}: ${key}: ${what}`)),
  );
  for (const [language, texts] of others) {
    for (const key of Object.keys(reference)) {
      if (!(key in texts)) problems.push(`${language}: ${key} is missing`);
      else if (argumentsOf(texts[key]) !== argumentsOf(reference[key])) {
        problems.push(
          `${language}: ${key} takes {${argumentsOf(texts[key])}}, ${first} {${argumentsOf(reference[key])}}`,
        );
      }
    }
    for (const key of Object.keys(texts))
      if (!(key in reference)) problems.push(`${language}: ${key} is not in ${first}`);
  }
  return problems;
}

function textProblem(text) {
  if (typeof text !== 'string' || !text.trim()) return ['is empty'];
  try {
    parse(text);
    return [];
  } catch (error) {
    return [`is not valid ICU: ${error.message}`];
  }
}

/** Returns the names of a text's arguments, sorted and joined; empty if the text is not valid. */
function argumentsOf(text) {
  const names = new Set();
  const walk = (elements) => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.options) for (const option of Object.values(element.options)) walk(option.value);
      if (element.children) walk(element.children);
    }
  };
  try {
    walk(parse(text));
  } catch {
    return '';
  }
  return [...names].sort().join();
}

const TEMPLATE = /`((?:[\w.-]|\$\{[^}`]*\})*\$\{[^}`]*\}[\w.-]*)`/g;
const CALL = /\b(?:text|t)\(\s*(['"])([^'"]+)\1|<FormattedMessage[^>]*\bid="([^"]+)"/g;

/**
 * Finds keys that no source uses, keys of a catalogue that this one extends, and used keys that do not exist. A source
 * uses a key as a whole (`'court.name'`) or by a template (`court.status.${status}`).
 * @param {string[]} keys @param {string[]} sources contents of the files that have no other catalogue
 * @param {{inherited?: string[], replaceable?: string[], extending?: string[]}} options `inherited`: keys of the
 * catalogue that this one extends; `replaceable`: the same, for keys that it may have as well; `extending`: contents of
 * the files whose catalogue extends this one
 * @returns {string[]}
 */
export function usageProblems(keys, sources, { inherited = [], replaceable = [], extending = [] } = {}) {
  const known = new Set([...keys, ...inherited, ...replaceable]);
  const all = [...sources, ...extending].join('\n');
  const templates = [...all.matchAll(TEMPLATE)].map((match) => templatePattern(match[1])).filter(Boolean);
  const isNamed = (key) => ["'", '"', '`'].some((quote) => all.includes(quote + key + quote));
  const isUsed = (key) => isNamed(key) || templates.some((pattern) => pattern.test(key));
  const asked = [...sources.join('\n').matchAll(CALL)].map((match) => match[2] ?? match[3]);
  return [
    ...keys
      .filter((key) => inherited.includes(key))
      .map((key) => `${key} is also in the catalogue that this one extends`),
    ...keys.filter((key) => !isUsed(key)).map((key) => `${key} is used nowhere`),
    ...[...new Set(asked)].filter((key) => !known.has(key)).map((key) => `${key} is used, but missing`),
  ];
}

/** Returns `court.status.${x}` as a pattern; null if it has too little fixed text to name a message. */
function templatePattern(template) {
  const parts = template.split(/\$\{[^}]*\}/);
  if (!/\w\.|\.\w/.test(parts.join('…'))) return null;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\w.-]+')}$`);
}

/** Keys of what several catalogues name: permissions and roles. */
const SHARED_NAME = /(?:^|\.)((?:permission|role)\.\w+)$/;

/**
 * Finds permissions and roles that catalogues of one language name in different words.
 * @param {Record<string, Record<string, string>>} catalogues by folder
 * @returns {string[]}
 */
export function namingProblems(catalogues) {
  const named = new Map();
  const problems = [];
  for (const [folder, texts] of Object.entries(catalogues)) {
    for (const [key, text] of Object.entries(texts)) {
      const name = SHARED_NAME.exec(key)?.[1];
      if (!name) continue;
      const first = named.get(name) ?? { folder, text };
      named.set(name, first);
      if (first.text !== text) problems.push(`${key} is "${text}", in ${first.folder} "${first.text}"`);
    }
  }
  return problems;
}
