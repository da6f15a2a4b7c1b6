/** Pause between two quiet attempts: with the time of a load, what failed is back within five seconds of its files. */
const PAUSE_MS = 3000;

/**
 * Calls `attempt` when the connection or the page comes back, and every three seconds while the page is visible. An
 * attempt that has not ended is not joined by another, except when the connection comes back. Returns the function that
 * ends it.
 */
export function keepTrying(attempt: () => Promise<unknown>): () => void {
  let running: Promise<unknown> | null = null;
  const run = () => {
    const mine = attempt().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
  };
  const poll = () => {
    if (!running && document.visibilityState === 'visible') run();
  };
  const timer = setInterval(poll, PAUSE_MS);
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', poll);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', poll);
  };
}
