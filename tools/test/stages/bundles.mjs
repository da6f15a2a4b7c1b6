import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../build/build.mjs';
import { ROOT, remoteNames } from '../../build/workspace.mjs';

/** What no browser file may contain, and how one knows it there. */
const FORBIDDEN_ANYWHERE = [
  ['the ICU parser', /EXPECT_ARGUMENT_CLOSING_BRACE/],
  ["react-router's development build", /No routes matched location/],
];
/** The shell alone brings these. */
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

/** What the builds must not carry twice, or at all. */
export async function bundles({ log }) {
  await build();
  const checks = [
    ...controls(),
    ...rows('shell', 'shell/dist', FORBIDDEN_ANYWHERE),
    ...remoteNames().flatMap((name) => rows(name, `${name}/dist`, [...FORBIDDEN_ANYWHERE, ...FORBIDDEN_IN_REMOTES])),
  ];
  const failures = checks.filter((check) => check.found.length);
  for (const { name, what, found } of failures) log(`${name}: ${what}: ${found.join(', ')}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

/** That the signs can be seen at all: the shell has each, and the agenda really names the endpoints whose schemas it lacks. */
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
