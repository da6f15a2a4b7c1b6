import net from 'node:net';
import { readFrontend } from './wire.mjs';

/**
 * Proxies a client's connection to PostgreSQL and records the statements, by connection.
 * @param {string} url of the server
 * @returns {Promise<{url: string, record: (work: () => Promise<unknown>) => Promise<{text: string, values: (string | null)[]}[]>, close: () => void}>}
 *   `record` returns the statements sent during the work, in order
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
  return {
    url: own.href,
    async record(work) {
      notes = [];
      await work();
      const heard = notes;
      notes = null;
      return heard;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}
