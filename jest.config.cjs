const { existsSync } = require('node:fs');
const { browserProject } = require('./tools/test/jest-browser-project.cjs');

const browser = ['shared-contracts', 'shell', 'mfe-agenda', 'mfe-buffet', 'mfe-public'];
const hasSources = (name) => existsSync(`${__dirname}/${name}/src`);

/** @type {import('jest').Config} */
module.exports = {
  // read here alone when several projects run: a database starts in many a suite, on machines that are busy
  testTimeout: 60_000,
  projects: [
    ...browser.filter(hasSources).map(browserProject),
    ...(existsSync(`${__dirname}/api/jest.config.cjs`) ? ['<rootDir>/api'] : []),
  ],
};
