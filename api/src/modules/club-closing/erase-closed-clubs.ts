import { REOPEN_DAYS } from '@canchero/shared-contracts/club-closing';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database, Tx } from '../../platform/db/database';
import { databaseNow } from '../../platform/db/database-now';
import type { SharedJob } from '../../platform/jobs/shared-jobs';
import type { Services } from '../../platform/services';
import { forgetContacts } from '../online-bookings/writes';
import { forgetCustomers } from '../orders/writes';
import { forgetPlayers } from '../players/writes';
import { deleteRows, eraseClub, forgetDescriptions, lockToErase } from './erase-sql';

const EVERY_MS = 60 * 60_000;
/** Rows of one transaction. */
const BATCH = 500;

/** Erases some personal data of a club. Returns the number of rows; fewer than `limit` once all are erased. */
type Step = (tx: Tx, clubId: string, limit: number) => Promise<number>;

/** Steps by which everything is erased that names a person, beside money and the audit, which have to be kept. */
const STEPS: readonly Step[] = [
  ...(['notifications', 'booking_notes', 'recent_holds', 'idempotency_keys'] as const).map(deleteRows),
  forgetContacts,
  forgetDescriptions,
  forgetCustomers,
  forgetPlayers,
];

/**
 * Erases the personal data of clubs that were closed so long ago that they cannot be opened again. Works in batches, each
 * in a transaction of its own: what ended with the process is taken up again where it stopped.
 * @throws AggregateError if clubs failed, after the others were erased
 */
export async function eraseClosedClubs(db: Database, now: Date, batch = BATCH): Promise<void> {
  const before = new Date(now.getTime() - REOPEN_DAYS * 86_400_000);
  const due = await db.platform((tx) =>
    tx.query<{ id: string }>(sql`
      select id from clubs where closed_at <= ${before} and erased_at is null order by closed_at, id`),
  );
  const failures: unknown[] = [];
  for (const { id } of due) await erase(db, id, before, now, batch).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} closed clubs were not erased`);
}

async function erase(db: Database, clubId: string, before: Date, now: Date, batch: number): Promise<void> {
  /** Works on the club in a transaction; null if it may not be erased any longer. */
  const onClub = <T>(work: (tx: Tx) => Promise<T>): Promise<T | null> =>
    db.platform(async (tx) => ((await lockToErase(tx, clubId, before)) ? work(tx) : null));
  for (const step of STEPS) {
    for (let rows: number | null = batch; rows === batch; ) rows = await onClub((tx) => step(tx, clubId, batch));
  }
  await onClub(async (tx) => {
    await eraseClub(tx, clubId, now);
    const object = { type: 'club', id: clubId };
    await audit(tx, { requestId: `erase ${clubId}`, actorId: null, clubId, action: 'club.erase', object });
  });
}

export const eraseClosedClubsJob = ({ db }: Pick<Services, 'db'>): SharedJob => ({
  name: 'erase_closed_clubs',
  everyMs: EVERY_MS,
  work: async () => eraseClosedClubs(db, await databaseNow(db)),
});
