import net from 'node:net';

/** Ports below those that systems give to outgoing connections: a service that restarts finds its port free again. */
const FIRST = 10_000;
const COUNT = 20_000;

/** @returns {Promise<number>} a port that is free now, chosen at random so that programs that ask at once differ */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree({ port, host: '127.0.0.1' })) return port;
  }
}

/**
 * Checks that servers find their ports free.
 * @param {Record<string, number>} ports by what is going to listen there
 * @throws {Error} that says what to do
 */
export async function checkFree(ports) {
  // on all addresses, as development servers listen
  for (const [name, port] of Object.entries(ports))
    if (!(await isFree({ port })))
      throw new Error(`Port ${port}, where ${name} is to run, is in use by another program. Stop that one first.`);
}

/** @param {{port: number, host?: string}} place `host`: all addresses, as development servers listen, by default */
function isFree(place) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(place, () => probe.close(() => resolve(true)));
  });
}
