import pg from 'pg';

/** @typedef {{text: string, values: (string | null)[]}[]} Statements of one request, as the api sent them */

/**
 * Sends the recorded statements of a request over connections of the api's driver, again and again, and does nothing
 * else: no HTTP, no checks, no rules. It shows what a Node process can reach at all.
 * @param {{url: string, statements: Statements, clients: number, seconds: number, slots: {first: number, places(slot: number): Map<string, string>}, isRead: boolean}} options
 *   `places`: what takes the place of recorded values in a slot
 * @returns {Promise<{rate: number, done: number}>} requests per second, and their number
 */
export async function runDriver({ clients, seconds, slots, ...request }) {
  const drivers = await Promise.all(Array.from({ length: clients }, () => openDriver(request)));
  const from = performance.now();
  const until = from + seconds * 1000;
  let done = 0;
  await Promise.all(
    drivers.map(async ({ send }) => {
      while (performance.now() < until) await send(slots.places(slots.first + done++));
    }),
  );
  const took = (performance.now() - from) / 1000;
  await Promise.all(drivers.map(({ close }) => close()));
  return { rate: done / took, done };
}

/**
 * Opens a connection that sends a request's statements, one request at a time.
 * @param {{url: string, statements: Statements, isRead: boolean}} request `isRead`: its transaction is sent in one go, as
 *   the api sends one that reads
 */
export async function openDriver({ url, statements, isRead }) {
  const client = new pg.Client({ connectionString: url, pipeline: true });
  await client.connect();
  const begin = statements.findLastIndex(({ text }) => /^begin\b/i.test(text));
  const [before, own] = [statements.slice(0, begin), statements.slice(begin)];
  const ahead = isRead ? own.length : 2;
  return {
    /** @param {Map<string, string>} places what takes the place of recorded values */
    async send(places) {
      const query = (statement, i) => client.query(queryOf(statement, i, places));
      for (const [i, statement] of before.entries()) await query(statement, i);
      client.connection.stream.cork();
      const sent = own.slice(0, ahead).map((statement, i) => query(statement, begin + i));
      client.connection.stream.uncork();
      await Promise.all(sent);
      for (const [i, statement] of own.slice(ahead).entries()) await query(statement, begin + ahead + i);
    },
    close: () => client.end(),
  };
}

/** Returns a statement as the driver takes it; one with values is prepared under a name. */
const queryOf = ({ text, values }, i, places) =>
  values.length ? { name: `statement ${i}`, text, values: values.map((value) => places.get(value) ?? value) } : text;
