import { withApi } from '../api/service.mjs';
import { startCrowd } from './crowd.mjs';
import { Behind, KINDS } from './kinds.mjs';
import { prepareScene } from './scene.mjs';

/**
 * Measures what 200 writers and the pages of one club live through in outages of the database.
 * @param {import('../../tools/postgres/cluster.mjs').Cluster} cluster
 * @param {{rounds: number, writers: number, streams: number, folder: string}} options
 * @returns {Promise<object[]>} one sample for each outage: milliseconds, counts and what went wrong
 */
export async function measureOutages(cluster, { rounds, writers, streams, folder }) {
  const watching = await prepareScene(cluster.url, { pages: streams, folder });
  const behind = await Behind.of(cluster);
  const crowd = startCrowd('writers.mjs');
  const samples = [];
  try {
    await withApi({ databaseUrl: behind.url, folder }, async ({ port }) => {
      await crowd.ask('open', { port, ...watching });
      for (let round = 0; round <= rounds; round++) {
        console.log(round ? `round ${round} of ${rounds} …` : 'warming up …');
        for (const kind of round ? KINDS : KINDS.slice(0, 1)) {
          const sample = await befall(kind, { behind, crowd, writers });
          if (round) samples.push({ round, ...sample });
        }
      }
    });
  } finally {
    crowd.stop();
    await behind.close();
  }
  return samples;
}

async function befall({ name, prepare, befall }, { behind, crowd, writers }) {
  const prepared = await prepare?.(behind);
  await crowd.ask('begin', { writers });
  const cut = Date.now();
  await befall(behind, prepared);
  const over = Date.now();
  const { ids, ...sample } = await crowd.ask('finish', { over });
  const [{ kept }] = await behind.query('select count(*)::int as kept from bookings where id = any($1::uuid[])', [ids]);
  return { name, away: over - cut, written: ids.length, lost: ids.length - kept, ...sample };
}
