const { existsSync } = require('node:fs');
const path = require('node:path');
const contracts = require('../../shared-contracts/package.json');

/** Packages published as ES modules only, which are compiled like our own sources. */
const ES_MODULES = ['ky', 'react-intl', '@formatjs\\+[^/]+', 'intl-messageformat'];

const FLUENT_INDEX = 'react-components/lib-commonjs/index\\.c?js$';

/** Returns the jest project of a browser package. @param {string} name its folder */
exports.browserProject = (name) => {
  const rootDir = path.resolve(__dirname, '../..', name);
  const ownSetup = path.join(rootDir, 'jest.setup.ts');
  return {
    displayName: name,
    rootDir,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testEnvironment: path.join(__dirname, 'jest-browser-env.cjs'),
    runtime: path.join(__dirname, 'jest-browser-runtime.cjs'),
    setupFilesAfterEnv: [path.join(__dirname, 'jest-browser-setup.cjs'), ...(existsSync(ownSetup) ? [ownSetup] : [])],
    globals: { __APP_VERSION__: '0.0.0-test', __CONTRACTS_VERSION__: contracts.version },
    transform: {
      [FLUENT_INDEX]: path.join(__dirname, 'jest-fluent-index.cjs'),
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: true } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    moduleNameMapper: {
      '\\.css$': path.join(__dirname, 'jest-css.cjs'),
      '\\.(webp|jpg)$': path.join(__dirname, 'jest-picture.cjs'),
      '^@fluentui/react-icons$': path.join(__dirname, 'jest-icons.cjs'),
      // the build splits a catalogue in two
      '^(.*\\.json)\\?later$': '$1',
    },
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(?:${ES_MODULES.join('|')})@|.*${FLUENT_INDEX})`],
    moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json'],
  };
};
