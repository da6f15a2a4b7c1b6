import { randomUUID } from 'node:crypto';
import { freePort } from '../../tools/service/port.mjs';
import { openConnection, requestText } from '../api/http-connection.mjs';
import { withApi } from '../api/service.mjs';
import { waitForJobs } from './jobs.mjs';
import { CLUB, COURTS, requestsAt } from './requests.mjs';
import { signIn } from './session.mjs';

/** Turns between two sign-ins, whose tokens live ten minutes. In each turn every request is sent once to each service. */
export const A_ROUND = 10;
const HALF_HOUR = 30 * 60_000;
/** Bookings are made where no others are. */
const BOOK_FROM = Date.UTC(2035, 0, 1);

/**
 * Measures all requests at services on several databases, in turn, so that whatever else the machine does meets all of
 * them, once the jobs that begin with the services are over. The first round warms up.
 * @template {string} Name
 * @param {Record<Name, string>} databases urls of a superuser by name
 * @param {{rounds: number, folder: string, log: (line: string) => void}} options
 * @returns {Promise<Map<string, Record<Name, number>[]>>} milliseconds of each turn by request
 */
export async function measure(databases, { rounds, folder, log }) {
  const turns = new Map();
  await withServices(Object.entries(databases), { folder, log }, async (services) => {
    for (let round = 0; round <= rounds; round++) {
      const callers = await Promise.all(services.map((service) => openCaller(service)));
      for (let n = round * A_ROUND; n < (round + 1) * A_ROUND; n++) {
        // none is always the one that comes after the others
        callers.reverse();
        for (const request of requests(n)) {
          const took = {};
          for (const { database, call } of callers) took[database] = await call(request);
          if (round > 0) turns.set(request.name, [...(turns.get(request.name) ?? []), took]);
        }
      }
      for (const { close } of callers) close();
    }
  });
  return turns;
}

/** Runs a service on each database, and waits until their jobs are over. */
async function withServices([first, ...rest], { folder, log }, work, services = []) {
  if (!first) return work(services);
  const [database, url] = first;
  const metricsPort = await freePort();
  const env = { METRICS_PORT: String(metricsPort) };
  await withApi({ databaseUrl: url, folder: `${folder}/${database}`, env }, async (api) => {
    const begin = performance.now();
    await waitForJobs(metricsPort);
    log(`${database}: jobs over after ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    await withServices(rest, { folder, log }, work, [...services, { database, url, ...api }]);
  });
}

const requests = (n) => [
  ...requestsAt(new Date()).map((request) => ({ ...request, method: 'GET' })),
  {
    name: 'POST booking',
    method: 'POST',
    by: 'owner',
    path: `${CLUB}/bookings`,
    body: {
      id: randomUUID(),
      court_id: COURTS[n % COURTS.length],
      start: new Date(BOOK_FROM + Math.floor(n / COURTS.length) * HALF_HOUR).toISOString(),
      duration: 30,
      event_type: 'turno',
    },
  },
];

async function openCaller({ database, url, base, port }) {
  const tokens = await signIn(base, url);
  const { send, close } = await openConnection(port);
  return {
    database,
    close,
    async call({ name, by, ...request }) {
      const begin = performance.now();
      const { status, body } = await send(requestText({ ...request, token: tokens[by] }));
      const took = performance.now() - begin;
      if (status >= 300) throw new Error(`${name}: ${request.path} answered ${status}: ${body}`);
      return took;
    },
  };
}
