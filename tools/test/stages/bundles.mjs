import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LATER_TEXTS } from '../../../shell/later-texts.mjs';
import { build } from '../../bundling/build.mjs';
import { ROOT, remoteNames } from '../../bundling/workspace.mjs';

/** Code that no browser file may contain, and the pattern that recognises it. */
const FORBIDDEN_ANYWHERE = [
  ['the ICU parser', /EXPECT_ARGUMENT_CLOSING_BRACE/],
  ["react-router's development build", /No routes matched location/],
];
/** Libraries that only the shell may ship. */
const FORBIDDEN_IN_REMOTES = [
  ['zod', /\$ZodType|_zod\b/],
  ['react', /react\.transitional\.element|react\.element/],
  ['react-dom', /__reactFiber\$|reactRootContainer/],
  ['luxon', /Invalid DateTime/],
  ['single-spa', /single-spa minified message/],
  ['Fluent', /fui-FluentProvider|fui-Button\b/],
  ['the style renderer', /data-make-styles-bucket/],
  ['the query client', /QueryClient set|MutationCache/],
];

/** Budgets of script in kB (gzip), with a little room. bench/load/README.md says what the sizes are made of. */
const BUDGETS = { 'shell before a remote': 205, 'entry of a remote': 11 };

/** Checks that the builds carry nothing forbidden or twice, and stay within their budgets; or those of some remotes. */
export async function bundles({ log, remotes }) {
  await build(remotes);
  const checks = [
    ...(remotes.length ? [] : ofShell()),
    ...(remotes.length ? remotes : remoteNames()).flatMap(ofRemote),
  ];
  const failures = checks.filter((check) => check.found.length);
  for (const { name, what, found } of failures) log(`${name}: ${what}: ${found.join(', ')}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

const ofShell = () => [...controls(), shellBudget(), laterTexts(), ...rows('shell', 'shell/dist', FORBIDDEN_ANYWHERE)];

const ofRemote = (name) => [
  entryBudget(name),
  ...rows(name, `${name}/dist`, [...FORBIDDEN_ANYWHERE, ...FORBIDDEN_IN_REMOTES]),
];

/** Checks that the patterns work: the shell matches each, and the agenda contains paths of endpoints. */
function controls() {
  const missing = (folder, sign) =>
    scriptsOf(folder).some(({ text }) => sign.test(text)) ? [] : ['nowhere to be seen'];
  return [
    ...FORBIDDEN_IN_REMOTES.map(([what, sign]) => ({ name: 'shell', what, found: missing('shell/dist', sign) })),
    {
      name: 'mfe-agenda',
      what: 'the path of an endpoint',
      found: missing('mfe-agenda/dist', /\/club\/clubs\/:clubId\/bookings/),
    },
  ];
}

const scriptsOf = (folder) =>
  readdirSync(path.join(ROOT, folder, 'static'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, folder, 'static', file), 'utf8') }));

function rows(name, folder, forbidden) {
  const scripts = scriptsOf(folder);
  return forbidden.map(([what, sign]) => ({
    name,
    what,
    found: scripts.filter((s) => sign.test(s.text)).map((s) => s.file),
  }));
}

const kB = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;
const budget = (name, what, size) => ({
  name,
  what: `more than ${BUDGETS[what]} kB`,
  found: size > BUDGETS[what] ? [`${what}: ${size.toFixed(1)} kB`] : [],
});

/** Returns the scripts that index.html names. */
function firstScripts() {
  const dist = path.join(ROOT, 'shell/dist');
  const named = readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(static\/[^"]+\.js)"/g);
  return [...new Set([...named].map(([, file]) => path.join(dist, file)))];
}

/** Measures the first scripts and the largest catalogue: all that runs before a remote can. */
function shellBudget() {
  const dist = path.join(ROOT, 'shell/dist');
  const first = firstScripts().map(kB);
  const catalogues = readdirSync(path.join(dist, 'static')).filter((file) => /^lang-.*\.js$/.test(file));
  const largest = Math.max(...catalogues.map((file) => kB(path.join(dist, 'static', file))));
  return budget(
    'shell',
    'shell before a remote',
    first.reduce((sum, size) => sum + size, largest),
  );
}

/** Checks that the first scripts use no text of the second catalogue, which loads later. */
function laterTexts() {
  const asked = new RegExp(
    `["'\`]((?:${LATER_TEXTS.map((start) => start.replaceAll('.', '\\.')).join('|')})[\\w.]*)`,
    'g',
  );
  const found = firstScripts().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(asked)].map(([, id]) => id));
  return { name: 'shell', what: 'the first load asks for texts that come later (shell/later-texts.mjs)', found };
}

function entryBudget(name) {
  const folder = path.join(ROOT, name, 'dist/static');
  const entry = readdirSync(folder).find((file) => /^remoteEntry\..*\.js$/.test(file));
  return budget(name, 'entry of a remote', kB(path.join(folder, entry)));
}
