import type { Logger } from 'pino';

/**
 * Ends the process with a line of the log after an error that nobody caught, thrown or of a promise: nobody knows what
 * it left undone. Whoever watches the process starts it again.
 */
export function endAtCrash(log: Logger): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.fatal({ err, origin }, 'crashed');
    process.exit(1);
  });
}
