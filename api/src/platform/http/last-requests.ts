import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the app, when it closes, take no new connections but those that wait already, and serve what comes over open
 * ones, each answer as the last of its connection, until all are closed or for `ms` at most. A connection that is closed while it is idle may meet the
 * next request of a proxy, which then does not know whether that was done.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function serveLastRequests(app: FastifyInstance, ms: number): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    // Connections that wait to be accepted are reset when the listener closes, whatever they have sent. The second turn
    // of the event loop begins with accepting all of them.
    await nextTurn();
    await nextTurn();
    const allClosed = once(app.server, 'close');
    // http.Server's own `close` ends idle connections, too
    net.Server.prototype.close.call(app.server);
    await Promise.race([allClosed, sleep(ms, undefined, { ref: false })]);
  });
}
