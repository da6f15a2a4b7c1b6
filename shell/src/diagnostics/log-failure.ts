/** Checks whether a call was called off, by its caller or because its session ended: no failure that anyone hears of. */
export const isCalledOff = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/** Logs a failure of something that the page does by itself, unless it was called off. */
export function logFailure(what: string, error: unknown): void {
  if (!isCalledOff(error)) console.error(what, error);
}
