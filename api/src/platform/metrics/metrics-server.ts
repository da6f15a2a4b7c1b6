import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Server of `/metrics` on a port of its own, which nobody outside is to reach. */
export interface MetricsServer {
  address: string;
  close(): Promise<void>;
}

/**
 * Serves the metrics of a registry to Prometheus, with those of the process, which are measured from now on until it
 * ends; `lookUp` brings the others up to date.
 */
export async function serveMetrics(
  registry: Registry,
  lookUp: () => Promise<void>,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      await lookUp();
      const text = await registry.metrics();
      return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
