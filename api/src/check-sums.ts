import sql, { raw } from 'sql-template-tag';
import { audit } from './platform/audit/audit';
import { readConfig } from './platform/config/config';
import type { Database, Tx } from './platform/db/database';
import { openDatabase } from './platform/db/open';
import { sqlState } from './platform/db/pg-error';

/** Sums that the view `kept_sums` has, each after those whose mending changes it; with the area of their audit. */
const SUMS = {
  'payments.refunded': { area: 'payment', object: 'payment', money: true },
  'order_lines.refunded': { area: 'order', object: 'order_line', money: false },
  'orders.refunded': { area: 'order', object: 'order', money: true },
  'bookings.paid': { area: 'booking', object: 'booking', money: true },
  'orders.paid': { area: 'order', object: 'order', money: true },
  'consumptions.paid': { area: 'consumption', object: 'consumption', money: true },
  'items.stock': { area: 'item', object: 'item', money: false },
  'players.credit': { area: 'player', object: 'player', money: true },
} as const;
type SumName = keyof typeof SUMS;

/** Name of the job that compares all sums, by which its outcome is kept. */
export const CHECK_SUMS = 'check_sums';
/** Rows of one statement, so that a club of many years is read in many short ones. */
const BATCH = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const CHECK_VIOLATION = '23514';

/** Sum of money in centavos, or number of pieces. */
interface Difference {
  id: string;
  kept: number;
  due: number;
}

/** Outcome of a comparison. */
interface Outcome {
  /** Lines to print. */
  lines: string[];
  /** Number of sums that differ still. */
  left: number;
}

/**
 * Compares the sums that triggers keep with their rows, in the database that the environment names. A running service on
 * PostgreSQL may go on meanwhile.
 * @param args slugs of clubs, none for all of them; `--mend` takes what differs from its rows
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function checkSums(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome> {
  const db = await openDatabase(readConfig(env), () => undefined);
  try {
    const slugs = args.filter((arg) => arg !== '--mend');
    const outcome = await compareSums(db, slugs, args.includes('--mend'));
    if (slugs.length === 0) await noteDifferences(db, outcome.left);
    return outcome;
  } finally {
    await db.close();
  }
}

/** Compares the sums of clubs with their rows. Each is mended in a transaction of its own, with its line in the audit. */
export async function compareSums(db: Database, slugs: readonly string[], mends: boolean): Promise<Outcome> {
  const clubs = await db.platform((tx) =>
    tx.query<{ id: string; slug: string }>(sql`
      select id, slug from clubs where ${slugs.length === 0} or slug = any(${slugs}::text[]) order by slug`),
  );
  const lines = slugs.filter((slug) => !clubs.some((club) => club.slug === slug)).map((slug) => `no club ${slug}`);
  let left = 0;
  let mended = 0;
  for (const club of clubs) {
    for (const name of Object.keys(SUMS) as SumName[]) {
      for await (const difference of differences(db, club.id, name)) {
        const isMended = mends && (await mend(db, club.id, name, difference));
        if (isMended) mended++;
        else left++;
        const { id, kept, due } = difference;
        const outcome = isMended ? ', mended' : mends ? ', not mended: a constraint refuses it' : '';
        lines.push(`${club.slug} ${name} ${id}: kept ${kept}, rows ${due}${outcome}`);
      }
    }
  }
  lines.push(`${clubs.length} clubs: ${left} sums differ, ${mended} mended`);
  return { lines, left };
}

/** Notes how many sums of all clubs differ, for the metrics. */
export const noteDifferences = (db: Database, left: number) =>
  db.platform((tx) => tx.query(sql`update jobs set found = ${left}::int where name = ${CHECK_SUMS}`));

/** Yields the sums of a club that differ from their rows. */
async function* differences(db: Database, clubId: string, name: SumName): AsyncGenerator<Difference> {
  let after: string | undefined = FIRST_ID;
  while (after) {
    const { ids, wrong }: { ids: string[]; wrong: Difference[] } = await db.tenant(clubId, (tx) =>
      compareBatch(tx, clubId, name, after as string),
    );
    yield* wrong;
    after = ids[BATCH - 1];
  }
}

/** Compares the sums of the rows that come next by their id, which are chosen first: each sum is a look at its rows. */
async function compareBatch(tx: Tx, clubId: string, name: SumName, after: string) {
  const rows = await tx.query<{ id: string }>(sql`
    select id from ${raw(tableOf(name))} where club_id = ${clubId} and id > ${after} order by id limit ${BATCH}`);
  const ids = rows.map(({ id }) => id);
  const wrong = await tx.query<Difference>(sql`
    select id, kept, due from kept_sums
    where name = ${name} and club_id = ${clubId} and id = any(${ids}::uuid[]) and kept <> due order by id`);
  return { ids, wrong };
}

const tableOf = (name: SumName) => name.slice(0, name.indexOf('.'));
const columnOf = (name: SumName) => name.slice(name.indexOf('.') + 1);

/** Takes a sum from its rows. Returns false if a constraint refuses it, because something else is wrong, too. */
async function mend(db: Database, clubId: string, name: SumName, { id }: Difference): Promise<boolean> {
  const { area, object, money } = SUMS[name];
  try {
    await db.tenant(clubId, async (tx) => {
      const [sum] = await tx.query<Difference>(sql`
        update kept_sums set kept = due
        where name = ${name}::text and club_id = ${clubId}::uuid and id = ${id}::uuid returning id, kept, due`);
      if (!sum) return;
      await audit(tx, {
        requestId: 'command line',
        actorId: null,
        clubId,
        action: `${area}.mend_sum`,
        object: { type: object, id },
        fields: [columnOf(name)],
        ...(money && { amount: sum.due - sum.kept }),
      });
    });
    return true;
  } catch (error) {
    if (sqlState(error)?.code !== CHECK_VIOLATION) throw error;
    return false;
  }
}
