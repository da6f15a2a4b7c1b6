import net from 'node:net';

/** Ports below those that systems give to outgoing connections: a service that restarts finds its port free again. */
const FIRST = 10_000;
const COUNT = 20_000;

/** @returns {Promise<number>} a port that is free now, chosen at random so that programs that ask at once differ */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
