import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlanCatalogue } from '@canchero/shared-contracts/subscription';

/** Starts an api on a local port that answers `GET /plans` with `plans`. */
export async function startPublicApi() {
  const state: { plans: PlanCatalogue | 'down'; calls: number } = { plans: 'down', calls: 0 };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    const known = request.method === 'GET' && request.url === '/api/plans';
    if (known) state.calls += 1;
    if (known && state.plans !== 'down') return response.end(JSON.stringify({ data: state.plans }));
    response.statusCode = known ? 503 : 404;
    const error = known ? 'unavailable' : 'not_found';
    return response.end(JSON.stringify({ error, message: error, params: {}, request_id: 'r1' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/api`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
