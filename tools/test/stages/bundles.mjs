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
    ...rows('shell', 'shell/dist', FORBIDDEN_ANYWHERE),
    ...remoteNames().flatMap((name) => rows(name, `${name}/dist`, [...FORBIDDEN_ANYWHERE, ...FORBIDDEN_IN_REMOTES])),
  ];
  const failures = checks.filter((check) => check.found.length);
  for (const { name, what, found } of failures) log(`${name} contains ${what}: ${found.join(', ')}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

function rows(name, folder, forbidden) {
  const scripts = readdirSync(path.join(ROOT, folder, 'static'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, folder, 'static', file), 'utf8') }));
  return forbidden.map(([what, sign]) => ({
    name,
    what,
    found: scripts.filter((s) => sign.test(s.text)).map((s) => s.file),
  }));
}
