import type { Replica, Transactions, Tx } from './database';
import type { ReplicaState } from './replica-watch';
import { asTenant } from './roles';

/** Runs a transaction that begins with the given statements. */
export type Run = <T>(begin: string, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Server of a replica, with connections of its own. */
export interface ReplicaServer {
  /** Runs a transaction on it. @throws whatever keeps it from answering */
  run: Run;
  state(): ReplicaState;
  /** Tells that it failed to answer. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

export const READ_ONLY = 'begin read only';

/**
 * Returns the transactions that may be late. They run on the replica while it is in use, and whatever fails there is
 * run on the primary, whose answer counts: the replica may be away, may have cancelled a statement that was in the way
 * of its replay, or may lack a row that others have.
 */
export function replicaOf(server: ReplicaServer | undefined, primary: Run): Replica {
  if (!server) return { ...readsBy(primary), state: () => null };
  const replicaFirst: Run = async (begin, work) => {
    if (!server.state().used) return primary(begin, work);
    try {
      return await server.run(begin, work);
    } catch (error) {
      server.failed(error);
      return primary(begin, work);
    }
  };
  return { ...readsBy(replicaFirst), state: server.state };
}

const readsBy = (run: Run): Transactions => ({
  tenant: async (clubId, work) => run(`${READ_ONLY}; ${asTenant(clubId)}`, work),
  platform: (work) => run(READ_ONLY, work),
});
