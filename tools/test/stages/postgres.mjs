import path from 'node:path';
import { ROOT } from '../../bundling/workspace.mjs';
import { findNginx } from '../../nginx/binary.mjs';
import { withPostgres } from '../../postgres/cluster.mjs';
import { jest } from '../jest.mjs';

const CONFIG = ['--config', path.join(ROOT, 'api/jest.config.cjs')];

/** Modules by which a test comes to the server that TEST_DATABASE_URL names. */
const ON_SERVER = ['api/src/testing/test-database.ts', 'api/src/platform/db/open.test.ts'];

/** Runs what the api suite does in a database once more, on a real PostgreSQL. The other tests would only repeat. */
export const postgresSuite = (context) =>
  onPostgres('postgres', ['--findRelatedTests', ...ON_SERVER.map((file) => path.join(ROOT, file))], context);

const RACES = ['--testMatch', '**/src/races/**/*.race.ts'];

/**
 * Runs many writers at once on a real PostgreSQL, kills the api to see what survives, deploys it behind a real nginx,
 * and restores a backup on a second server.
 */
export async function races(context) {
  const env = { NGINX_PATH: await findNginx(context.log) };
  return withPostgres(
    ({ url }) =>
      onPostgres('races', RACES, context, {
        ...env,
        TEST_OTHER_SERVER_URL: url,
      }),
    context.log,
  );
}

const onPostgres = (name, args, context, env = {}) =>
  withPostgres(({ url, version, bin }) => {
    context.log(`PostgreSQL ${version}`);
    const PATH = [bin, process.env.PATH].join(path.delimiter);
    return jest(name, [...CONFIG, ...args], { TEST_DATABASE_URL: url, PATH, ...env }, context);
  }, context.log);
