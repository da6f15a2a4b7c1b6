import { jest } from '../jest.mjs';

/**
 * Runs every package's jest suite: rules, api and components; or those of some remotes. The api's uses the embedded
 * database here.
 */
export const unit = (context) =>
  jest(
    'unit',
    context.remotes.length ? ['--selectProjects', ...context.remotes] : [],
    { TEST_DATABASE_URL: '' },
    context,
  );
