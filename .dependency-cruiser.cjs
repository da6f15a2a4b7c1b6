/** Rules of who may import whom, as ARCHITECTURE.md has them. The name of each says what it forbids. */
const TEST = '\\.(test|race)\\.tsx?$';
const MODULES = '(^|/)node_modules/';
const DOMAIN = '(?!core/|kit/|ui/|mfe/|testing/)[^/]+';

/** Floors of the shell below its entry files, the highest first. Folders of one floor import only those after them. */
const SHELL_FLOORS = [
  ['screens'],
  ['chrome', 'account', 'developer-tools'],
  ['notifications', 'clubs', 'plans', 'federation'],
  ['permissions'],
  ['session'],
  ['navigation', 'parts', 'i18n', 'diagnostics', 'events', 'storage'],
];
const SHELL_FOLDERS = SHELL_FLOORS.flat();
const SHELL_ENTRY = '^shell/src/[^/]+$';

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('resolvable', { pathNot: '\\.d\\.ts$' }, { couldNotResolve: true }),

    forbid('remote-imports-other-remote', { path: '^(mfe-[^/]+)/' }, { path: '^mfe-', pathNot: '^$1/' }),
    forbid('remote-imports-shell', { path: '^mfe-' }, { path: '^shell/' }),
    forbid('shell-imports-remote', { path: '^shell/' }, { path: '^mfe-' }),
    forbid('browser-imports-api', { path: '^(shell|mfe-[^/]+)/' }, { path: '^api/' }),

    forbid('contracts-import-outside', { path: '^shared-contracts/' }, { path: '^(api|shell|mfe-[^/]+|e2e|bench)/' }),
    forbid(
      'core-imports-contracts',
      { path: '^shared-contracts/src/core/' },
      { path: '^shared-contracts/src/', pathNot: '^shared-contracts/src/core/' },
    ),
    forbid(
      'domain-imports-kit-or-ui',
      { path: `^shared-contracts/src/${DOMAIN}/` },
      { path: '^shared-contracts/src/(kit|ui|mfe)/' },
    ),
    forbid(
      'domain-imports-more-than-schema',
      { path: `^shared-contracts/src/(${DOMAIN})/` },
      {
        path: `^shared-contracts/src/${DOMAIN}/`,
        pathNot: ['^shared-contracts/src/$1/', '/[\\w-]*(schema|vocabulary|limits|errors)\\.ts$'],
      },
    ),
    forbid(
      'schema-imports-rules-or-endpoints',
      { path: '^shared-contracts/src/.*/[\\w-]*(schema|vocabulary|limits)\\.ts$' },
      { path: '^shared-contracts/src/.*/(rules|endpoints|events)\\.ts$' },
    ),
    forbid(
      'rules-import-endpoints',
      { path: '^shared-contracts/src/.*/rules\\.ts$' },
      { path: '^shared-contracts/src/.*/(endpoints|events)\\.ts$' },
    ),
    forbid(
      'product-imports-testing',
      { path: '^(shell|mfe-[^/]+|shared-contracts)/', pathNot: [TEST, '^[^/]+/src/testing/'] },
      { path: '^(shell|mfe-[^/]+|shared-contracts)/src/testing/' },
    ),
    forbid('ui-imports-kit', { path: '^shared-contracts/src/ui/' }, { path: '^shared-contracts/src/kit/' }),

    forbid(
      'api-imports-browser',
      { path: '^api/' },
      { path: '^(shell|mfe-[^/]+)/|^shared-contracts/src/(kit|ui|mfe)/' },
    ),
    forbid(
      'module-imports-more-than-reads',
      { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      { path: '^api/src/modules/', pathNot: ['^api/src/modules/$1/', '/(reads|writes)\\.ts$'] },
    ),
    forbid('platform-imports-module', { path: '^api/src/platform/', pathNot: TEST }, { path: '^api/src/modules/' }),

    ...SHELL_FOLDERS.map((folder, index) =>
      forbid(
        'shell-imports-up',
        { path: `^shell/src/${folder}/` },
        { path: [SHELL_ENTRY, ...SHELL_FOLDERS.slice(0, index).map((upper) => `^shell/src/${upper}/`)] },
      ),
    ),
    forbid(
      'shell-folder-without-floor',
      { path: '^shell/' },
      { path: '^shell/src/', pathNot: [SHELL_ENTRY, `^shell/src/(testing|${SHELL_FOLDERS.join('|')})/`] },
    ),

    forbid(
      'screen-imports-screen',
      { path: '^(shell|mfe-[^/]+)/src/screens/([^/]+)/' },
      { path: '^$1/src/screens/[^/]+/', pathNot: '^$1/src/screens/$2/' },
    ),
    forbid(
      'model-imports-react',
      { path: '/model/', pathNot: TEST },
      { path: `${MODULES}(react|react-dom|react-intl)/|^shared-contracts/src/(kit|ui)/` },
    ),
    forbid(
      'only-ui-imports-fluent',
      { path: '^(shell|mfe-[^/]+|shared-contracts)/', pathNot: '^shared-contracts/src/ui/' },
      { path: `${MODULES}(@fluentui|@griffel)/`, pathNot: `${MODULES}@fluentui/react-icons/` },
    ),
    forbid(
      'only-federation-imports-its-runtime',
      { path: '^(shell|mfe-[^/]+|shared-contracts)/', pathNot: '^shell/src/(federation|testing)/' },
      { path: `${MODULES}@module-federation/` },
    ),
    forbid(
      'only-kit-router-imports-react-router',
      { pathNot: '^shared-contracts/src/kit/router\\.ts$' },
      // types leave nothing behind in a build
      { path: `${MODULES}react-router(-dom)?/`, dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([^/]+/dist|\\.cache|\\.tmp)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
