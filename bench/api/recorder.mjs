import net from 'node:net';
import { readFrontend } from './wire.mjs';

/**
 * Proxies a client's connections to PostgreSQL and records the statements.
 * @param {string} url of the server
 * @typedef {{text: string, values: (string | null)[]}[]} Statements in the order in which they were sent
 * @returns {Promise<{url: string, record: (work: () => Promise<unknown>) => Promise<Statements>, close: () => void}>}
 *   `record` returns the statements sent during the work, which it repeats until two runs in a row sent the same: in one
 *   of them a job of the service may have sent some of its own
 */
export async function startRecorder(url) {
  const target = new URL(url);
  let notes = null;
  const sockets = new Set();
  const relay = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname);
    const read = readFrontend((statement) => notes?.push(statement));
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
    const statements = notes;
    notes = null;
    return statements;
  };
  return {
    url: own.href,
    async record(work) {
      for (let before = []; ; ) {
        const statements = await recorded(work);
        if (statements.length > 0 && isSame(statements, before)) return statements;
        before = statements;
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

const isSame = (one, other) => one.length === other.length && one.every(({ text }, i) => text === other[i].text);
