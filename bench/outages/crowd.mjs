import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * Starts a process of people, which does one thing at a time.
 * @param {string} file of this folder, which calls `answer`
 * @returns {{ask: (act: string, options?: object) => Promise<any>, stop: () => void}}
 */
export function startCrowd(file) {
  const child = fork(path.join(import.meta.dirname, file), { serialization: 'advanced' });
  const ask = (act, options = {}) =>
    new Promise((resolve, reject) => {
      child.once('message', ({ answer, error }) => (error ? reject(new Error(error)) : resolve(answer)));
      child.send({ act, options });
    });
  return { ask, stop: () => child.kill() };
}

/** Does in this process what its parent asks. @param {Record<string, (options: object) => Promise<any>>} acts */
export function answer(acts) {
  process.on('message', async ({ act, options }) => {
    try {
      process.send({ answer: await acts[act](options) });
    } catch (error) {
      process.send({ error: error.stack });
    }
  });
}
