// Serves the recorded statements of a request over HTTP, in a process of its own, with the api's server and driver and
// nothing else: no check of the caller, no rules, no events, no log. Receives one job by IPC, answers with its port.
import fastify from 'fastify';
import { openDriver } from './driver.mjs';
import { driverPlaces } from './slots.mjs';

process.once('message', async ({ clients, first, recorded, courts, answer, ...request }) => {
  const free = await Promise.all(Array.from({ length: clients }, () => openDriver(request)));
  const placesOf = driverPlaces(recorded, courts);
  let slot = first;
  const app = fastify();
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    async handler() {
      const driver = free.pop();
      await driver.send(placesOf(slot++));
      free.push(driver);
      return answer;
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send({ port: app.server.address().port });
});
process.once('disconnect', () => process.exit());
