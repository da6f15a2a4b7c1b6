import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LATER_TEXTS } from '../../../shell/later-texts.mjs';
import { build } from '../../bundling/build.mjs';
import { COMPILE_HINT } from '../../bundling/compile-hint.mjs';
import { ROOT, remoteNames } from '../../bundling/workspace.mjs';
import {
  contentOf,
  exposedScripts,
  firstScripts,
  kB,
  manifestOf,
  sharedScripts,
  staticFiles,
  tags,
} from '../built-files.mjs';
import { firstLoadsOf, shellSize } from '../first-loads.mjs';
import { SCREEN_BUDGETS, SHELL_BUDGET } from '../screen-budgets.mjs';

/** Code that no browser file may contain, and the pattern that recognises it. */
const FORBIDDEN_ANYWHERE = [
  ['the ICU parser', /EXPECT_ARGUMENT_CLOSING_BRACE/],
  ["react-router's development build", /No routes matched location/],
];
/** Names of calls that only remotes of super admins may know; the stream's path is every member's. */
const FOR_SUPER_ADMINS = [
  ['a call of super admins', /\/admin\/(?!notifications\/stream)[a-z]/],
  ['a screen or remote of super admins', /\/administrator|mfe-superadmin/],
];
/** Libraries that only the shell may ship. */
const FORBIDDEN_IN_REMOTES = [
  ['zod', /\$ZodType|_zod\b/],
  ['react', /react\.transitional\.element|react\.element/],
  ['react-dom', /__reactFiber\$|reactRootContainer/],
  ['react-router', /may be used only in the context of a <Router>/],
  ['react-intl', /MISSING_TRANSLATION/],
  ['zustand', /getInitialState/],
  ['luxon', /Invalid DateTime/],
  ['single-spa', /single-spa minified message/],
  ['Fluent', /fui-FluentProvider|fui-Button\b/],
  ['the style renderer', /data-make-styles-bucket/],
  ['the query client', /QueryClient set|MutationCache/],
];

/** Code of an icon: with one of them, a tier of the design system comes with whatever else shows that icon. */
const ICON = /"1em",\[/;

/** Budgets of script in kB (gzip), with a little room. bench/load/README.md says what the sizes are made of. */
const BUDGETS = { 'shell before a remote': SHELL_BUDGET, 'entry of a remote': 11 };

/** Checks that the builds carry nothing forbidden or twice, and stay within their budgets; or those of some remotes. */
export async function bundles({ log, remotes }) {
  // a screen's budget is about what the shell has not loaded
  await build(remotes.length ? ['shell', ...remotes] : []);
  const checks = [
    ...(remotes.length ? [] : ofShell()),
    ...(remotes.length ? remotes : remoteNames()).flatMap(ofRemote),
  ];
  const failures = checks.filter((check) => check.found.length);
  for (const { name, what, found } of failures) log(`${name}: ${what}: ${found.join(', ')}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

const ofShell = () => [
  ...controls(),
  budget('shell', 'shell before a remote', shellSize()),
  checksumsOfPage(),
  iconsInTiers(),
  laterTexts(),
  ...rows('shell', 'shell/dist', [...FORBIDDEN_ANYWHERE, ...FOR_SUPER_ADMINS]),
];

const ofRemote = (name) => [
  entryBudget(name),
  ...screenBudgets(name),
  completeManifest(name),
  screensOfRoutes(name),
  checksumsOfRemote(name),
  compiledOnLoad(name),
  ...rows(name, `${name}/dist`, [
    ...FORBIDDEN_ANYWHERE,
    ...FORBIDDEN_IN_REMOTES,
    ...(audienceOf(name) === 'super_admin' ? [] : FOR_SUPER_ADMINS),
  ]),
];

const audienceOf = (name) => JSON.parse(readFileSync(path.join(ROOT, name, 'dist/remote.json'), 'utf8')).audience;

/** Checks that the patterns work: on the shell, on the agenda's endpoints, on the contract of what is forbidden. */
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
    {
      name: 'shell',
      what: 'the scripts of a tier of the design system',
      found: sharedScripts()
        .get('@canchero/shared-contracts/ui-overlay')
        ?.some((file) => /ui-overlay\./.test(file))
        ? []
        : ['nowhere to be seen'],
    },
    ...FOR_SUPER_ADMINS.map(([what, sign]) => ({
      name: 'mfe-superadmin',
      what,
      found: missing('mfe-superadmin/dist', sign),
    })),
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

const budget = (name, what, size) => ({
  name,
  what: `more than ${BUDGETS[what]} kB`,
  found: size > BUDGETS[what] ? [`${what}: ${size.toFixed(1)} kB`] : [],
});

/** Checks that the tiers of the design system after the first, which load when they are needed, hold no icon. */
function iconsInTiers() {
  const scripts = scriptsOf('shell/dist').filter(({ text }) => ICON.test(text));
  const found = scripts.map(({ file }) => file).filter((file) => /^ui-/.test(file));
  return { name: 'shell', what: 'icons in tiers of the design system', found: scripts.length ? found : ['nowhere'] };
}

/** Checks that the first scripts use no text of the second catalogue, which loads later. */
function laterTexts() {
  const asked = new RegExp(
    `["'\`]((?:${LATER_TEXTS.map((start) => start.replaceAll('.', '\\.')).join('|')})[\\w.]*)`,
    'g',
  );
  const found = firstScripts().flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(asked)].map(([, id]) => id),
  );
  return { name: 'shell', what: 'the first load asks for texts that come later (shell/later-texts.mjs)', found };
}

const entryBudget = (name) =>
  budget(name, 'entry of a remote', kB(`${name}/dist/${manifestOf(name).metaData.remoteEntry.name}`));

/** Checks that each screen with chunks of its own that a route names exists, so that it is fetched ahead. */
function screensOfRoutes(name) {
  const { screens } = manifestOf(name).metaData.canchero;
  const { routes } = JSON.parse(readFileSync(path.join(ROOT, name, 'dist/remote.json'), 'utf8'));
  const found = routes.filter(({ screen }) => screen && !screens[screen]).map(({ screen }) => screen);
  return { name, what: 'screens of routes that have no chunk', found };
}

/** Checks the first loads of all screens (tools/test/screen-budgets.mjs). */
function screenBudgets(name) {
  const loads = firstLoadsOf(name);
  const unknown = Object.keys(SCREEN_BUDGETS[name] ?? {}).filter((one) => !loads.some(({ screen }) => screen === one));
  return [
    { name, what: 'screens in tools/test/screen-budgets.mjs that do not exist', found: unknown },
    ...loads.map(({ screen, size, budget }) => ({
      name,
      what: `the first visit of ${screen} adds more than ${budget} kB`,
      found: size <= budget ? [] : [`${size.toFixed(1)} kB`],
    })),
  ];
}

/** Checks that a manifest names every script that the entry will fetch for a module, so that all can be preloaded. */
function completeManifest(name) {
  const { exposes, metaData } = manifestOf(name);
  const fetched = exposedScripts(name);
  const found = exposes.flatMap(({ path: key, assets }) => {
    const scripts = fetched.get(key) ?? ['nothing'];
    const named = assets.js.sync.map((file) => `${name}/dist/${file}`);
    return [
      ...scripts.filter((file) => !named.includes(file)),
      ...(metaData.canchero.shared[key].some((request) => /^react(\/|$)/.test(request))
        ? []
        : [`${key} without react`]),
    ];
  });
  return { name, what: 'files that a module needs at once and the manifest does not name', found };
}

/** Checks that every script of a remote is compiled while it loads. */
function compiledOnLoad(name) {
  const scripts = scriptsOf(`${name}/dist`).filter(({ text }) => !text.startsWith(`${COMPILE_HINT}\n`));
  return { name, what: 'scripts without the hint to compile them on load', found: scripts.map(({ file }) => file) };
}

const checksum = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Checks that index.html has the right checksum of every file that it names. */
function checksumsOfPage() {
  const wrong = tags().filter(({ tag, file }) => !tag.includes(`integrity="${checksum(contentOf(file).content)}"`));
  return { name: 'shell', what: 'no or a wrong checksum', found: wrong.map(({ tag }) => tag) };
}

/** Checks that a manifest has the right checksum of every file, compressed or not. */
function checksumsOfRemote(name) {
  const { integrity } = manifestOf(name).metaData.canchero;
  const files = staticFiles(name).map((file) => [`static/${file}`, contentOf(`${name}/dist/static/${file}`)]);
  const wrong = files.filter(
    ([file, { content, sameCompressed }]) => integrity[file] !== checksum(content) || !sameCompressed,
  );
  return { name, what: 'no or a wrong checksum', found: wrong.map(([file]) => file) };
}
