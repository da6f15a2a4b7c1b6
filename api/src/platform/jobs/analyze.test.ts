import { Metrics } from '../metrics/metrics';
import { startAnalyzing } from './analyze';

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('statistics are refreshed a minute after the start and daily, and a failure is reported', async () => {
  const failure = new Error('broken');
  const [runs, errors] = [[] as number[], [] as unknown[]];
  const began = Date.now();
  const analyze = async () => {
    runs.push(Date.now() - began);
    if (runs.length === 2) throw failure;
  };
  const stop = startAnalyzing(
    { analyze } as never,
    new Metrics().jobs((error) => errors.push(error)),
  );
  await jest.advanceTimersByTimeAsync(2 * DAY);
  expect(runs).toEqual([60_000, DAY, 2 * DAY]);
  expect(errors).toEqual([failure]);
  stop();
  await jest.advanceTimersByTimeAsync(2 * DAY);
  expect(runs).toHaveLength(3);
});
