import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Milliseconds of a turn of the event loop that did hardly more than accept connections. */
const QUIET_MS = 1;
/** Milliseconds for which a loop that is always busy is waited for. */
const BUSY_MS = 1_000;

/**
 * Lets a server take no more connections, and keep those that it has. The listener closes just after a turn of the event
 * loop accepted all that waited: the system resets what it has and the process has not accepted, whatever was sent.
 */
export async function acceptNoMore(server: net.Server): Promise<void> {
  const limit = performance.now() + BUSY_MS;
  let began: number;
  await nextTurn();
  do {
    began = performance.now();
    await nextTurn();
  } while (performance.now() - began > QUIET_MS && performance.now() < limit);
  // http.Server's own `close` ends idle connections, too
  net.Server.prototype.close.call(server);
}

/**
 * Lets the app, when it closes, serve what comes over open connections, each answer as the last of its connection, until
 * all are closed or for `ms` at most. A connection that is closed while it is idle may meet the next request of a proxy,
 * which then does not know whether that was done. Call {@link acceptNoMore} first: a listening server never ends.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function serveLastRequests(app: FastifyInstance, ms: number): void {
  app.addHook('preClose', async () => {
    const allClosed = once(app.server, 'close');
    const open = await promisify(app.server.getConnections).call(app.server);
    if (open > 0) await Promise.race([allClosed, sleep(ms, undefined, { ref: false })]);
  });
}
