const { existsSync, readdirSync } = require('node:fs');
const { browserProject } = require('./tools/test/jest-browser-project.cjs');

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'));
const browser = ['shared-contracts', 'shell', ...remotes];
const hasSources = (name) => existsSync(`${__dirname}/${name}/src`);

/** @type {import('jest').Config} */
module.exports = {
  // with several projects only this value counts; a test is given up, not measured: machines may be slow and busy
  testTimeout: 600_000,
  // what a test file leaves behind adds up, and collecting garbage from gigabytes takes longer than a new process
  workerIdleMemoryLimit: '500MB',
  projects: [
    ...browser.filter(hasSources).map(browserProject),
    ...(existsSync(`${__dirname}/api/jest.config.cjs`) ? ['<rootDir>/api'] : []),
  ],
};
