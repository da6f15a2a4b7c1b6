import path from 'node:path';
import { ROOT } from '../../build/workspace.mjs';
import { withPostgres } from '../../postgres/cluster.mjs';
import { jest } from '../jest.mjs';

/** On a real PostgreSQL: the whole api suite once more, then the races of many writers. */
export async function postgresSuite({ log }) {
  return withPostgres(async ({ url, version }) => {
    log(`PostgreSQL ${version}`);
    const env = { TEST_DATABASE_URL: url };
    const config = ['--config', path.join(ROOT, 'api/jest.config.cjs')];
    const suite = await jest('postgres-api', config, env);
    const races = await jest('races', [...config, '--testMatch', '**/src/races/**/*.race.ts', '--runInBand'], env);
    return { passed: suite.passed + races.passed, failed: suite.failed + races.failed };
  }, log);
}
