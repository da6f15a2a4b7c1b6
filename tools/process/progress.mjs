/** Formats the time since a `performance.now()` in seconds. */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Announces a step, runs it and says how long it took.
 * @template T
 * @param {string} what e.g. `build shell`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const start = performance.now();
  say(`${what} …`);
  const result = await work();
  say(`${what}: ${seconds(start)}`);
  return result;
}

export const say = (text) => process.stdout.write(`${text}\n`);

export { seconds };
