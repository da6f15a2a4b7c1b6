import { randomUUID } from 'node:crypto';
import { openConnection, requestText } from '../api/http-connection.mjs';
import { withApi } from '../api/service.mjs';
import { CLUB, COURTS, requestsAt } from './requests.mjs';
import { signIn } from './session.mjs';

/** Requests of each kind between two sign-ins, whose tokens live ten minutes. */
const A_ROUND = 5;
const HALF_HOUR = 30 * 60_000;
/** Bookings are made where no others are. */
const BOOK_FROM = Date.UTC(2035, 0, 1);

/**
 * Measures all requests at services on several databases, in turn, so that whatever else the machine does meets all of
 * them. The first round warms up.
 * @param {Record<string, string>} databases urls of a superuser by name
 * @param {{rounds: number, folder: string}} options
 * @returns {Promise<{request: string, database: string, took: number}[]>} milliseconds
 */
export async function measure(databases, { rounds, folder }) {
  const samples = [];
  await withServices(Object.entries(databases), folder, async (services) => {
    for (let round = 0; round <= rounds; round++) {
      const callers = await Promise.all(services.map((service) => openCaller(service)));
      for (let n = round * A_ROUND; n < (round + 1) * A_ROUND; n++) {
        for (const request of requests(n)) {
          for (const { database, call } of callers) {
            const took = await call(request);
            if (round > 0) samples.push({ request: request.name, database, took });
          }
        }
      }
      for (const { close } of callers) close();
    }
  });
  return samples;
}

/** Runs a service on each database. */
async function withServices([first, ...rest], folder, work, services = []) {
  if (!first) return work(services);
  const [database, url] = first;
  await withApi({ databaseUrl: url, folder: `${folder}/${database}` }, (api) =>
    withServices(rest, folder, work, [...services, { database, url, ...api }]),
  );
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
