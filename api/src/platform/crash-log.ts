import type { Logger } from 'pino';

/**
 * Ends the process with a line in the log after an uncaught error or unhandled rejection, since its state is unknown
 * then. The supervisor of the process starts it again.
 */
export function endAtCrash(log: Logger): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.fatal({ err, origin }, 'crashed');
    process.exit(1);
  });
}
