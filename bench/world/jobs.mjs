import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 250;

/**
 * Waits until each regular job of a service has ended once. They begin with it, and one of them compares all kept sums
 * with their rows, which takes the longer the more clubs there are: it would be measured along with the requests.
 * @param {number} port of the service's metrics
 * @throws {Error} if one of them failed
 */
export async function waitForJobs(port) {
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const failed = tasksOf(metrics, 'canchero_job_failures_total');
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
    const ended = tasksOf(metrics, 'canchero_job_last_success_timestamp_seconds');
    if (tasksOf(metrics, 'canchero_job_interval_seconds').every((task) => ended.includes(task))) return;
    await setTimeout(LOOK_MS);
  }
}

/** Lists the jobs of which a metric is told. */
const tasksOf = (metrics, name) =>
  [...metrics.matchAll(new RegExp(`^${name}{task="(\\w+)"}`, 'gm'))].map(([, task]) => task);
