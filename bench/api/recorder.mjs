import net from 'node:net';
import { readFrontend } from './wire.mjs';

/**
 * Proxies a client's connections to PostgreSQL and records the statements.
 * @param {string} url of the server
 * @typedef {{text: string, values: (string | null)[]}[]} Statements in the order in which they were sent
 * @returns {Promise<{url: string, record: (work: () => Promise<unknown>) => Promise<Statements>, close: () => void}>}
 *   `record` returns the statements sent during the work, which it repeats while a job of the service sends some between
 *   them
 */
export async function startRecorder(url) {
  const target = new URL(url);
  let notes = null;
  const sockets = new Set();
  const relay = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname);
    const read = readFrontend((statement) => notes?.push({ statement, client }));
    client.on('data', read);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
  });
  await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.port = String(relay.address().port);
  const recorded = async (work) => {
    notes = [];
    await work();
    const heard = notes;
    notes = null;
    const turns = heard.filter(({ client }, i) => client !== heard[i - 1]?.client).length;
    const isMixed = turns > new Set(heard.map(({ client }) => client)).size;
    return isMixed ? null : heard.map(({ statement }) => statement);
  };
  return {
    url: own.href,
    async record(work) {
      for (;;) {
        const statements = await recorded(work);
        if (statements) return statements;
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}
