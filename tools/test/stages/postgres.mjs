import path from 'node:path';
import { ROOT } from '../../bundling/workspace.mjs';
import { withPostgres } from '../../postgres/cluster.mjs';
import { jest } from '../jest.mjs';

const CONFIG = ['--config', path.join(ROOT, 'api/jest.config.cjs')];

/** The whole api suite once more, on a real PostgreSQL. */
export const postgresSuite = ({ log }) => onPostgres('postgres', [], log);

/** Many writers at once on a real PostgreSQL, and what survives the death of the api. */
export const races = ({ log }) => onPostgres('races', ['--testMatch', '**/src/races/**/*.race.ts', '--runInBand'], log);

const onPostgres = (name, args, log) =>
  withPostgres(({ url, version }) => {
    log(`PostgreSQL ${version}`);
    return jest(name, [...CONFIG, ...args], { TEST_DATABASE_URL: url });
  }, log);
