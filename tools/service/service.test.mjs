import assert from 'node:assert/strict';
import test from 'node:test';
import { startService } from './service.mjs';

const program = (source) => ({ args: ['-e', source] });

test('waits for the ready line, forwards later output, stops with SIGTERM', async () => {
  const lines = [];
  const service = await startService({
    ...program(`
      console.log('opening');
      console.log('ready http://localhost:1');
      setTimeout(() => console.error('later'), 50);
      const alive = setInterval(() => {}, 1000);
      process.on('SIGTERM', () => { console.log('bye'); clearInterval(alive); });
    `),
    onOutput: (line) => lines.push(line),
  });
  while (!lines.includes('later')) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(await service.stop(), 0);
  assert.deepEqual(lines, ['later', 'bye']);
});

test('a service that ends before it is ready fails with its own words', async () => {
  const refused = startService(
    program(`console.error('The data folder /x is in use by process 7.'); process.exitCode = 1;`),
  );
  await assert.rejects(refused, { message: 'The data folder /x is in use by process 7.' });
});

test('the error of a log line is its message', async () => {
  const refused = startService(program(`console.error('{"level":60,"msg":"no database"}'); process.exitCode = 1;`));
  await assert.rejects(refused, { message: 'no database' });
});

test('can be stopped before it is ready', async () => {
  const controller = new AbortController();
  const starting = startService({ ...program('setInterval(() => {}, 1000)'), signal: controller.signal });
  setTimeout(() => controller.abort(), 200);
  await assert.rejects(starting);
});
