import { once } from 'node:events';
import net from 'node:net';

/** Stands between a client and a server, to lose their connections in the ways in which a network does. */
export class TcpProxy {
  #server = net.createServer((socket) => this.#connect(socket));
  /** @type {Set<net.Socket>} */
  #sockets = new Set();
  #open = true;
  #held = false;
  #target;

  /** @param {{host: string, port: number}} target */
  constructor(target) {
    this.#target = target;
  }

  /** Listens in front of a server. @param {string} host @param {number} port */
  static async to(host, port) {
    const proxy = new TcpProxy({ host, port });
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** @returns {number} */
  get port() {
    const { port } = /** @type {net.AddressInfo} */ (this.#server.address());
    return port;
  }

  /** Ends every connection and refuses new ones, as a server does that restarts. */
  cut() {
    this.#open = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Accepts connections again. */
  heal() {
    this.#open = true;
  }

  /** Leads new connections to another server, and ends those to the present one. @param {number} port */
  redirect(port) {
    this.#target = { ...this.#target, port };
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Forwards nothing more over the present connections, not even their end, without a word to either side. */
  silence() {
    for (const socket of this.#sockets) {
      for (const event of ['data', 'error', 'close']) socket.removeAllListeners(event);
      socket.on('error', () => undefined).pause();
    }
  }

  /** Keeps what comes over any connection, as a slow network does, until `release`. */
  hold() {
    this.#held = true;
    for (const socket of this.#sockets) socket.pause();
  }

  release() {
    this.#held = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** @returns {Promise<void>} */
  async close() {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @param {net.Socket} client */
  #connect(client) {
    if (!this.#open) {
      client.destroy();
      return;
    }
    const server = net.connect(this.#target);
    this.#join(client, server);
    this.#join(server, client);
  }

  /** @param {net.Socket} from @param {net.Socket} to */
  #join(from, to) {
    this.#sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    if (this.#held) from.pause();
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
