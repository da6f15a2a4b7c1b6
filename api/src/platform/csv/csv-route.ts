import { type Actor, actorOf } from '../audit/actor';
import { audit } from '../audit/audit';
import type { Tx } from '../db/database';
import type { ClubEndpoint, ClubInput } from '../http/club-route';
import type { Route, RouteInput } from '../http/route';
import { type CsvTable, csvFile } from './csv-file';

/**
 * Binds the export of a club's list to its endpoint. The list is read in one transaction, and written into the file after
 * its line in the audit, when the connection is free again.
 * @param action action of the audit line, whose count is the number of rows
 * @param mayBeLate whether a list is read on the replica, if there is one. Default: none is
 */
export const csvRoute = <E extends ClubEndpoint, Row>(
  endpoint: E,
  action: string,
  read: (tx: Tx, actor: Actor, input: ClubInput<E>) => Promise<CsvTable<Row>>,
  mayBeLate: (input: ClubInput<E>) => boolean = () => false,
): Route => ({
  endpoint,
  options: { turn: 'long' },
  handle: async (input, db) => {
    const call = input as unknown as RouteInput<ClubEndpoint>;
    const actor = actorOf(call);
    const asked = call as unknown as ClubInput<E>;
    const at = mayBeLate(asked) ? db.replica : db;
    const table = await at.tenant(actor.clubId, (tx) => read(tx, actor, asked));
    await db.tenant(actor.clubId, (tx) => audit(tx, { ...actor, action, count: table.rows.length }));
    return csvFile(table);
  },
});
