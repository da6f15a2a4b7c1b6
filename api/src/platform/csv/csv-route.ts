import { type Actor, actorOf } from '../audit/actor';
import { audit } from '../audit/audit';
import type { Tx } from '../db/database';
import type { ClubEndpoint, ClubInput } from '../http/club-route';
import type { Route, RouteInput } from '../http/route';
import { type CsvTable, csvFile } from './csv-file';

/**
 * Binds the export of a club's list to its endpoint. The list is read in one transaction with its line in the audit,
 * and written into the file after that, when the connection is free again.
 * @param action action of the audit line, whose count is the number of rows
 */
export const csvRoute = <E extends ClubEndpoint, Row>(
  endpoint: E,
  action: string,
  read: (tx: Tx, actor: Actor, input: ClubInput<E>) => Promise<CsvTable<Row>>,
): Route => ({
  endpoint,
  options: { turn: 'long' },
  handle: async (input, db) => {
    const call = input as unknown as RouteInput<ClubEndpoint>;
    const actor = actorOf(call);
    const table = await db.tenant(actor.clubId, async (tx) => {
      const rows = await read(tx, actor, call as unknown as ClubInput<E>);
      await audit(tx, { ...actor, action, count: rows.rows.length });
      return rows;
    });
    return csvFile(table);
  },
});
