// Generates the load in a process of its own: receives one job by IPC, answers {rate, p50, p95, done}.
import { randomUUID } from 'node:crypto';
import { quantile } from '../statistics.mjs';
import { openConnection, requestText } from './http-connection.mjs';
import { placeOf } from './slots.mjs';

process.once('message', async (job) => {
  const connections = await Promise.all(Array.from({ length: job.clients }, () => openConnection(job.port)));
  const times = [];
  let next = job.firstSlot;
  const begin = performance.now();
  const until = begin + job.seconds * 1000;
  await Promise.all(
    connections.map(async ({ send }) => {
      while (performance.now() < until) {
        const sent = performance.now();
        const { status, body } = await send(
          requestText(
            job.kind === 'post'
              ? booking(job, next++)
              : { ...job.gets[next++ % job.gets.length], headers: job.headers },
          ),
        );
        if (status >= 300) throw new Error(`${job.kind} answered ${status}: ${body}`);
        times.push(performance.now() - sent);
      }
    }),
  );
  const took = (performance.now() - begin) / 1000;
  for (const { close } of connections) close();
  const result = {
    rate: times.length / took,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    done: times.length,
  };
  process.send(result, () => process.disconnect());
});

const booking = ({ post, courts }, slot) => ({
  ...post,
  body: { ...post.body, id: randomUUID(), ...placeOf(slot, courts) },
});
