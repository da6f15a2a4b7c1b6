/** The suite runs on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a server. */
module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/jest-environment.cjs',
  runtime: '<rootDir>/src/testing/jest-runtime.cjs',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  // a test is given up, not measured: many files start a database, perhaps on a slow and busy machine
  testTimeout: 600_000,
  globalSetup: '<rootDir>/src/testing/global-setup.cjs',
  transform: {
    '^.+\\.(t|j|mj|cj)s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
};
