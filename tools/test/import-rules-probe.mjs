import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the shell from its highest floor to its lowest. Each may import those after it and none before. */
const SHELL_FOLDERS = [
  'screens',
  'chrome',
  'account',
  'developer-tools',
  'notifications',
  'clubs',
  'plans',
  'federation',
  'permissions',
  'session',
  'navigation',
  'parts',
  'i18n',
  'diagnostics',
  'events',
  'storage',
];

/** One broken import for each rule of .dependency-cruiser.cjs: file, what it imports, the rule that must object. */
const BREACHES = [
  ['shared-contracts/src/club/a.ts', './b', 'no-cycles'],
  ['mfe-agenda/src/nowhere.ts', './missing', 'resolvable'],
  ['mfe-agenda/src/other.ts', '../../mfe-public/src/text', 'remote-imports-other-remote'],
  ['mfe-agenda/src/host.ts', '../../shell/src/text', 'remote-imports-shell'],
  ['shell/src/remote.ts', '../../mfe-public/src/text', 'shell-imports-remote'],
  ['shell/src/service.ts', '../../api/src/app', 'browser-imports-api'],
  ['shared-contracts/src/events.ts', '../../shell/src/text', 'contracts-import-outside'],
  ['shared-contracts/src/core/ids.ts', '../club/schema', 'core-imports-contracts'],
  ['shared-contracts/src/club/labels.ts', '../kit/text', 'domain-imports-kit-or-ui'],
  ['shared-contracts/src/court/opening.ts', '../club/rules', 'domain-imports-more-than-schema'],
  ['shared-contracts/src/court/schema.ts', './rules', 'schema-imports-rules-or-endpoints'],
  ['shared-contracts/src/court/limits.ts', './rules', 'schema-imports-rules-or-endpoints'],
  ['shared-contracts/src/club/rules.ts', './endpoints', 'rules-import-endpoints'],
  ['shared-contracts/src/ui/core.tsx', '../kit/text', 'ui-imports-kit'],
  ['mfe-agenda/src/app.tsx', './testing/records', 'product-imports-testing'],
  ['api/src/app.ts', '../../shared-contracts/src/kit/text', 'api-imports-browser'],
  ['api/src/modules/courts/service.ts', '../clubs/sql', 'module-imports-more-than-reads'],
  ['api/src/platform/db/open.ts', '../../modules/clubs/reads', 'platform-imports-module'],
  ['shell/src/screens/entry.ts', '../text', 'shell-imports-up'],
  ...SHELL_FOLDERS.slice(1).map((folder, index) => [
    `shell/src/${folder}/upward.ts`,
    `../${SHELL_FOLDERS[index]}/part`,
    'shell-imports-up',
  ]),
  ['shell/src/chrome/helper.ts', '../helpers/text', 'shell-folder-without-floor'],
  ['mfe-agenda/src/screens/day/Day.tsx', '../month/Month', 'screen-imports-screen'],
  ['mfe-agenda/src/screens/day/model/drag.ts', 'react', 'model-imports-react'],
  ['mfe-agenda/src/button.tsx', '@fluentui/react-components', 'only-ui-imports-fluent'],
  ['shell/src/navigation/loader.ts', '@module-federation/enhanced', 'only-federation-imports-its-runtime'],
  ['mfe-agenda/src/loader.ts', '@module-federation/enhanced', 'only-federation-imports-its-runtime'],
  ['mfe-agenda/src/link.tsx', 'react-router', 'only-kit-router-imports-react-router'],
  ['mfe-agenda/src/nav.tsx', 'react-router-dom', 'only-kit-router-imports-react-router'],
];

/** Imports that the rules allow, to show that the rules are not stricter than meant. */
const ALLOWED = [
  ['shared-contracts/src/club/b.ts', './a'],
  ['api/src/modules/courts/routes.ts', '../clubs/reads'],
  ['api/src/modules/courts/actions.ts', '../clubs/writes'],
  ['api/src/modules/courts/sql.ts', '../../platform/clock'],
  ['shared-contracts/src/court/endpoints.ts', '../club/schema'],
  ['shared-contracts/src/court/actions.ts', '../club/errors'],
  ['shared-contracts/src/court/hits.ts', '../club/search-schema'],
  ['shared-contracts/src/kit/router.ts', 'react-router-dom'],
  ['shell/src/app.ts', './screens/part'],
  ...SHELL_FOLDERS.slice(1).map((folder, index) => [
    `shell/src/${SHELL_FOLDERS[index]}/downward.ts`,
    `../${folder}/part`,
  ]),
  ['mfe-agenda/src/icon.tsx', '@fluentui/react-icons'],
  ['shell/src/federation/runtime.ts', '@module-federation/enhanced'],
  ['mfe-agenda/src/app.test.tsx', './testing/records'],
  ['mfe-agenda/src/screens/day/Grid.tsx', './model/layout'],
];

const PACKAGES = [
  'react',
  'react-router',
  'react-router-dom',
  '@fluentui/react-components',
  '@fluentui/react-icons',
  '@module-federation/enhanced',
];
const PLAIN = [
  'mfe-public/src/text.ts',
  'mfe-agenda/src/testing/records.ts',
  'shell/src/text.ts',
  'shell/src/helpers/text.ts',
  ...SHELL_FOLDERS.map((folder) => `shell/src/${folder}/part.ts`),
  'shared-contracts/src/club/schema.ts',
  'shared-contracts/src/club/search-schema.ts',
  'shared-contracts/src/club/errors.ts',
  'shared-contracts/src/club/endpoints.ts',
  'shared-contracts/src/court/rules.ts',
  'shared-contracts/src/kit/text.ts',
  'api/src/modules/clubs/sql.ts',
  'api/src/modules/clubs/reads.ts',
  'api/src/modules/clubs/writes.ts',
  'api/src/platform/clock.ts',
  'mfe-agenda/src/screens/month/Month.tsx',
  'mfe-agenda/src/screens/day/model/layout.ts',
];

/**
 * Writes a small tree in which every import rule is broken once.
 * @param {string} folder replaced if it exists
 * @returns {{expected: string[]}} `file rule` of each breach, sorted
 */
export function writeProbe(folder) {
  rmSync(folder, { recursive: true, force: true });
  const write = (file, text) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const file of PLAIN) write(file, 'export const x = 1;\n');
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.x = 1;\n');
  }
  for (const [file, request] of [...BREACHES, ...ALLOWED]) write(file, `export { x } from '${request}';\n`);
  return { expected: BREACHES.map(([file, , rule]) => `${file} ${rule}`).sort() };
}
