import type { Database } from '../db/database';
import type { RunJob } from '../metrics/metrics';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 24 * 60 * 60_000;

/**
 * Refreshes the statistics of the database a minute after the start and then daily, until the returned function is
 * called.
 */
export function startAnalyzing(db: Database, run: RunJob): () => void {
  const analyze = () => void run('analyze', () => db.analyze());
  const first = setTimeout(analyze, FIRST_AFTER_MS).unref();
  const daily = setInterval(analyze, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
