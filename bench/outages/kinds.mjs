import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { TcpProxy } from '../../tools/service/tcp-proxy.mjs';

/** PostgreSQL behind a network, and what befalls them. */
export class Behind {
  #standbys = [];

  /** @param {import('../../tools/postgres/cluster.mjs').Cluster} cluster @param {TcpProxy} proxy */
  constructor(cluster, proxy) {
    this.cluster = cluster;
    this.proxy = proxy;
  }

  static async of(cluster) {
    return new Behind(cluster, await TcpProxy.to('127.0.0.1', cluster.port));
  }

  /** Address for the service, by way of the network. */
  get url() {
    return `postgresql://postgres@127.0.0.1:${this.proxy.port}/postgres`;
  }

  /** Runs statements on the present server, past the network. @returns {Promise<object[]>} rows */
  query(text, values) {
    return query(this.cluster.url, text, values);
  }

  async restart(signal) {
    await this.cluster.stop(signal);
    await this.cluster.start();
  }

  async cut(ms) {
    this.proxy.cut();
    await wait(ms);
    this.proxy.heal();
  }

  /** Makes a standby without which nothing is committed, so that it lacks nothing that was acknowledged. */
  async follow() {
    const standby = await this.cluster.standby();
    this.#standbys.push(standby);
    await this.query(`alter system set synchronous_standby_names = '*'`);
    await this.query('select pg_reload_conf()');
    const isSync = `select exists (select from pg_stat_replication where sync_state = 'sync') as yes`;
    while (!(await this.query(isSync))[0].yes) await wait(50);
    return standby;
  }

  async failOver(standby) {
    await this.cluster.stop('SIGQUIT');
    await query(standby.url, 'select pg_promote()');
    this.cluster = standby;
    this.proxy.redirect(standby.port);
  }

  async close() {
    await this.proxy.close();
    for (const standby of this.#standbys) await standby.remove();
  }
}

async function query(url, text, values) {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const TERMINATE = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';

/**
 * Kinds of outages. The first one is none: the reference for the others. `prepare` returns what `befall` needs, which
 * ends once the database could be reached again.
 * @type {{name: string, prepare?: (behind: Behind) => Promise<any>, befall: (behind: Behind, prepared: any) => Promise<any>}[]}
 */
export const KINDS = [
  { name: 'none', befall: async () => undefined },
  { name: 'connections terminated', befall: (behind) => behind.query(TERMINATE) },
  { name: 'connections dropped without a word', befall: async ({ proxy }) => proxy.silence() },
  { name: 'network cut for 2 s', befall: (behind) => behind.cut(2_000) },
  { name: 'restart', befall: (behind) => behind.restart('SIGINT') },
  { name: 'immediate restart', befall: (behind) => behind.restart('SIGQUIT') },
  {
    name: 'failover to a standby',
    prepare: (behind) => behind.follow(),
    befall: (behind, standby) => behind.failOver(standby),
  },
];
