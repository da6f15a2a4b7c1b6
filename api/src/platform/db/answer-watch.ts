import pg from 'pg';

const LOOK_EVERY_MS = 500;
/** Milliseconds without an answer after which the server is asked what became of a statement. */
const SUSPECT_AFTER_MS = 1_000;
/** Milliseconds for which the server must have had nothing to do for a connection whose answer is awaited. */
const IDLE_MS = 500;
const QUESTION_MS = 2_000;

/** Number of a connection's process at the server, which the driver has and does not declare. */
interface Numbered {
  readonly processID?: number;
}
type Connection = pg.PoolClient & Numbered;

/** Statements of one connection that have had no answer, since when on the process's own clock, in milliseconds. */
interface Wait {
  readonly since: number;
  statements: number;
}

/**
 * Finds connections that a network has dropped without a word, as it does in a failover: their statements would wait for
 * as long as a statement may take. A second connection asks the server, which says of a connection that it waits for us
 * while we wait for it; one that works on the statement is left alone, however long it takes.
 */
export class AnswerWatch {
  private readonly waits = new Map<Connection, Wait>();
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;

  /** @param onLost called once connections are found lost and ended */
  constructor(
    private readonly url: string,
    private readonly onLost: () => void,
  ) {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Watches over a statement that was sent over a connection, and returns its answer. */
  async over<T>(client: Connection, answer: Promise<T>): Promise<T> {
    const wait = this.waits.get(client) ?? { since: performance.now(), statements: 0 };
    this.waits.set(client, wait);
    wait.statements++;
    try {
      return await answer;
    } finally {
      if (--wait.statements === 0) this.waits.delete(client);
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const longAgo = performance.now() - SUSPECT_AFTER_MS;
    const suspects = [...this.waits].filter(([, { since }]) => since <= longAgo);
    if (this.isLooking || suspects.length === 0) return;
    this.isLooking = true;
    // if the server does not answer that either, nothing is known, and the statements run into their limit
    await this.endLost(suspects).catch(() => undefined);
    this.isLooking = false;
  }

  private async endLost(suspects: readonly (readonly [Connection, Wait])[]): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: QUESTION_MS,
      query_timeout: QUESTION_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const waiting = await waitingForUs(client, suspects);
      const lost = suspects.filter(([one, wait]) => waiting.has(one.processID) && this.waits.get(one) === wait);
      if (lost.length === 0) return;
      const known = lost.map(([one]) => one.processID).filter((pid) => waiting.get(pid));
      // the server does not learn that they are gone: their transactions would keep their locks
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [known]).catch(() => undefined);
      for (const [one] of lost) one.connection.stream.destroy(new Error('Connection terminated without a word'));
      this.onLost();
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/**
 * Returns which of some connections the server has had nothing to do for, by the number of their process, and whether it
 * knows them at all.
 */
async function waitingForUs(
  client: pg.Client & Numbered,
  suspects: readonly (readonly [Connection, Wait])[],
): Promise<Map<number | undefined, boolean>> {
  const { rows } = await client.query<{ own: number; pid: number; known: boolean }>(
    `select pg_backend_pid() as own, p.pid, a.pid is not null as known
     from unnest($1::int[]) p (pid) left join pg_stat_activity a
       on a.pid = p.pid and a.datname = current_database() and a.usename = session_user
     where a.pid is null or a.state like 'idle%' and a.state_change < now() - make_interval(secs => $2)`,
    [suspects.map(([{ processID }]) => processID), IDLE_MS / 1000],
  );
  // a pooler in between has numbers of its own, which say nothing
  const isDirect = rows[0]?.own === client.processID;
  return new Map(isDirect ? rows.map(({ pid, known }) => [pid, known]) : []);
}
