import path from 'node:path';
import { ROOT } from '../../bundling/workspace.mjs';
import { withPostgres } from '../../postgres/cluster.mjs';
import { jest } from '../jest.mjs';

const CONFIG = ['--config', path.join(ROOT, 'api/jest.config.cjs')];

/** Runs the whole api suite once more, on a real PostgreSQL. */
export const postgresSuite = (context) => onPostgres('postgres', [], context);

/** Runs many writers at once on a real PostgreSQL, and kills the api to see what survives. */
export const races = (context) =>
  onPostgres('races', ['--testMatch', '**/src/races/**/*.race.ts', '--runInBand'], context);

const onPostgres = (name, args, context) =>
  withPostgres(({ url, version }) => {
    context.log(`PostgreSQL ${version}`);
    return jest(name, [...CONFIG, ...args], { TEST_DATABASE_URL: url }, context);
  }, context.log);
