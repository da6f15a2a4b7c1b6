const { createRequire } = require('node:module');

const jsdom = createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom');
const helper = (name) => createRequire(jsdom)(`./jsdom/living/helpers/${name}.js`);
const selectors = helper('selectors');

/**
 * jsdom's getComputedStyle, which queries by role call for each element, matches every rule of every style sheet: a third
 * of the time of a screen's tests. Nearly all rules are for a class or a tag that the element lacks, which is seen at once.
 */
const matches = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matches(element, selector);

/** Classes of the element whose style is being computed; undefined until a rule asks for them. */
let classes;

// after the change above, which this module of jsdom takes over as it loads
const styleRules = helper('style-rules');
const computeDeclaration = styleRules.getDeclarationForElement;
styleRules.getDeclarationForElement = (element) => {
  classes = undefined;
  return computeDeclaration(element);
};

/** Subjects of each selector. */
const known = new Map();

function mayMatch(element, selector) {
  let subjects = known.get(selector);
  if (subjects === undefined) {
    subjects = subjectsOf(selector);
    known.set(selector, subjects);
  }
  if (!subjects) return true;
  classes ??= new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/));
  return subjects.some(({ tag, name }) => (name ? classes.has(name) : element._localName === tag));
}

/**
 * Returns a class or a tag that the subject of each alternative of a selector must have.
 * @returns {{tag?: string, name?: string}[] | null} `name`: the class; null if it is unknown
 */
function subjectsOf(selector) {
  const plain = String(selector)
    .replace(/\[[^\]]*\]|\([^()]*\)/g, '')
    .replace(/::?[\w-]+/g, '');
  if (/[^\w\s.,>+~-]/.test(plain)) return null;
  const subjects = plain.split(',').map((alternative) => {
    const last = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, tag, name] = /^([\w-]*)(?:\.([\w-]+))?/.exec(last);
    return name ? { name } : { tag };
  });
  return subjects.every(({ tag, name }) => name || tag) ? subjects : null;
}
