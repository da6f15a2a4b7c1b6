import { once } from 'node:events';
import net from 'node:net';

/** Stands between a client and a server, to lose their connections in the ways in which a network does. */
export class TcpProxy {
  private readonly server: net.Server;
  private readonly sockets = new Set<net.Socket>();
  private open = true;
  private held = false;

  private constructor(private target: { host: string; port: number }) {
    this.server = net.createServer((socket) => this.connect(socket));
  }

  static async to(host: string, port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy({ host, port });
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as net.AddressInfo).port;
  }

  /** Ends every connection and refuses new ones, as a server does that restarts. */
  cut(): void {
    this.open = false;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Accepts connections again. */
  heal(): void {
    this.open = true;
  }

  /** Leads new connections to another server, and ends those to the present one. */
  redirect(port: number): void {
    this.target = { ...this.target, port };
    for (const socket of this.sockets) socket.destroy();
  }

  /** Forwards nothing more over the present connections, without a word to either side. */
  silence(): void {
    for (const socket of this.sockets) socket.removeAllListeners('data').pause();
  }

  /** Keeps what comes over any connection, as a slow network does, until `release`. */
  hold(): void {
    this.held = true;
    for (const socket of this.sockets) socket.pause();
  }

  release(): void {
    this.held = false;
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(client: net.Socket): void {
    if (!this.open) {
      client.destroy();
      return;
    }
    const server = net.connect(this.target);
    this.join(client, server);
    this.join(server, client);
  }

  private join(from: net.Socket, to: net.Socket): void {
    this.sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    if (this.held) from.pause();
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}
