import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import { buildApp } from '../app';
import { createServices } from '../platform/services';
import { type Booted, boot } from '../testing/boot';
import { TestClient } from '../testing/test-client';

let first: Booted;
let second: TestClient;
let close: () => Promise<void>;
beforeAll(async () => {
  first = await boot({ config: { rateLimitFactor: 1 } });
  const { config, db, log } = first.services;
  const services = createServices(config, db, log, first.clock.now);
  const app = await buildApp(services);
  second = new TestClient(app, services);
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await first.close();
});

/** Calls two instances by turns, all at once, and returns how many calls were not over the limit. */
async function passed(calls: number, call: (client: TestClient, n: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: calls }, (_, n) => call(n % 2 ? second : first.client, n)));
  return answers.filter(({ status }) => status !== 429).length;
}

test('forty who ask two instances at once for mails to one address get three', async () => {
  const body = { email: 'many@club.test' };
  expect(await passed(40, (client) => client.call(auth.requestPasswordReset, { body }))).toBe(3);
});

test('forty guesses at once at the passwords of forty accounts are thirty', async () => {
  const guess = (client: TestClient, n: number) =>
    client.call(auth.login, { body: { email: `guessed${n}@club.test`, password: 'Wrong-Horse-1' } });
  expect(await passed(40, guess)).toBe(30);
});
