import fs from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Sql } from 'sql-template-tag';
import type { Database, MigrationConnection, Tx } from './database';
import { retryTransient } from './retry';
import { asTenant, PLATFORM_ROLE } from './roles';
import { guardTransaction } from './transaction-guard';
import { TYPE_PARSERS } from './type-parsers';

/** Small segments of the write-ahead log: a database of this size fills no large ones. */
const SMALL = { initDbStartParams: ['--wal-segsize=1'] } satisfies PGliteOptions;
const OPTIONS = { extensions: { btree_gist }, parsers: { ...TYPE_PARSERS } } satisfies PGliteOptions;
/** PGlite's own parameters without -F, which switches fsync off. */
const START_PARAMS = [...PGlite.defaultStartParams.filter((p) => p !== '-F'), '-c', 'wal_sync_method=fsync'];

/** File layer that flushes to disk. PGlite's own has no fsync: a power cut would lose acknowledged bookings. */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    const prepare = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };
      NODEFS.stream_ops.fsync = (stream) => {
        fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    (result.emscriptenOpts.preRun as ((module: unknown) => void)[]).push(prepare);
    return result;
  }
}

/**
 * Opens the database in a folder that the caller has locked. The first start builds it under a temporary name and
 * renames it, so that a crash leaves no incomplete database.
 * @param template archive of a data folder made by `dumpDataDir`, to skip initdb
 */
export async function openFolder(folder: string, template?: Blob): Promise<PGlite> {
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    const fresh = `${folder}.new`;
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    const start = template ? { loadDataDir: template } : SMALL;
    const first = await PGlite.create({ ...OPTIONS, ...start, dataDir: fresh });
    await first.close();
    fs.renameSync(fresh, folder);
  }
  return inUtc(await PGlite.create({ ...OPTIONS, fs: new DurableNodeFS(folder), startParams: START_PARAMS }));
}

/** Opens a database in memory. */
export const openMemory = async (template?: Blob): Promise<PGlite> =>
  inUtc(await PGlite.create({ ...OPTIONS, ...(template ? { loadDataDir: template } : SMALL) }));

async function inUtc(client: PGlite): Promise<PGlite> {
  await client.exec("set timezone = 'UTC'");
  return client;
}

/**
 * Wraps the only connection of a migrated database as a `Database`: transactions wait for one another.
 * @param hasRoom whether the disk has room; without it, transactions may only read
 */
export async function embeddedDatabase(client: PGlite, hasRoom: () => boolean = () => true): Promise<Database> {
  await client.exec(`set role ${PLATFORM_ROLE}`);
  const run = <T>(work: (tx: Tx) => Promise<T>, role?: string, mayWrite: () => boolean = hasRoom): Promise<T> =>
    guardTransaction(() =>
      retryTransient(() =>
        client.transaction(async (transaction) => {
          if (!mayWrite()) await transaction.exec('set transaction read only');
          if (role) await transaction.exec(role);
          return work(txOf(transaction));
        }),
      ),
    );
  return {
    kind: 'embedded',
    tenant: async (clubId, work) => run(work, asTenant(clubId)),
    platform: (work) => run(work),
    replica: {
      tenant: async (clubId, work) => run(work, asTenant(clubId), never),
      platform: (work) => run(work, undefined, never),
      state: () => null,
    },
    prepared: async <Row>(name: string, statement: Sql, clubId?: string) => {
      if (clubId !== undefined) return run((tx) => tx.prepared<Row>(name, statement), asTenant(clubId));
      return guardTransaction(async () => (await client.query<Row>(statement.text, statement.values)).rows);
    },
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    // only the owner of a table may
    analyze: async () => {
      await client.transaction((transaction) => transaction.exec('set local role none; analyze'));
    },
    connections: () => ({}),
    close: () => client.close(),
  };
}

const never = () => false;

function txOf(transaction: Transaction): Tx {
  const query = async <Row>({ text, values }: Sql) => (await transaction.query<Row>(text, values)).rows;
  return { query, prepared: (_name, statement) => query(statement) };
}

export const embeddedMigrations = (client: PGlite): MigrationConnection => ({
  script: async (text) => {
    await client.exec(text);
  },
  rows: async <Row>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows,
});
