/**
 * Returns true if a call was aborted by its caller or by the end of its session, which is not reported as a failure.
 */
export const isCalledOff = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/** Logs a failure of something that the page does by itself, unless it was aborted. */
export function logFailure(what: string, error: unknown): void {
  if (!isCalledOff(error)) console.error(what, error);
}
