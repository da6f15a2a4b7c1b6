import pg from 'pg';

/**
 * Sends the recorded statements of a request over connections of the api's driver, again and again, and does nothing
 * else: no HTTP, no checks, no rules. It shows what a Node process can reach at all.
 * @param {{url: string, statements: {text: string, values: (string | null)[]}[], clients: number, seconds: number, slots: {first: number, places(slot: number): Map<string, string>}, isRead: boolean}} options
 *   `places`: what takes the place of recorded values in a slot; `isRead`: its transaction is sent in one go, as the api
 *   sends one that reads
 * @returns {Promise<{rate: number, done: number}>} requests per second, and their number
 */
export async function runDriver({ url, statements, clients, seconds, slots, isRead }) {
  const connections = await Promise.all(Array.from({ length: clients }, () => connect(url)));
  const begin = statements.findLastIndex(({ text }) => /^begin\b/i.test(text));
  const [before, own] = [statements.slice(0, begin), statements.slice(begin)];
  const from = performance.now();
  const until = from + seconds * 1000;
  let done = 0;
  await Promise.all(
    connections.map(async (client) => {
      while (performance.now() < until) {
        const values = slots.places(slots.first + done++);
        const send = (statement, i) => client.query(queryOf(statement, i, values));
        for (const [i, statement] of before.entries()) await send(statement, i);
        const ahead = isRead ? own.length : 2;
        client.connection.stream.cork();
        const sent = own.slice(0, ahead).map((statement, i) => send(statement, begin + i));
        client.connection.stream.uncork();
        await Promise.all(sent);
        for (const [i, statement] of own.slice(ahead).entries()) await send(statement, begin + ahead + i);
      }
    }),
  );
  const took = (performance.now() - from) / 1000;
  await Promise.all(connections.map((client) => client.end()));
  return { rate: done / took, done };
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString, pipeline: true });
  await client.connect();
  return client;
}

/** Returns a statement as the driver takes it; one with values is prepared under a name. */
const queryOf = ({ text, values }, i, places) =>
  values.length ? { name: `statement ${i}`, text, values: values.map((value) => places.get(value) ?? value) } : text;
