import type { Database } from '../../platform/db/database';
import type { RunJob } from '../../platform/metrics/metrics';
import { endHolds } from '../bookings/writes';

const EVERY_MS = 2_000;

/**
 * Deletes the holds that have ended every two seconds until the returned function is called, so that open agendas see
 * them go. Their places are free before that: the database makes room for whatever takes one.
 */
export function startEndingHolds(db: Database, run: RunJob): () => void {
  const timer = setInterval(() => void run('end_holds', () => endHolds(db)), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
