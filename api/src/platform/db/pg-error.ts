/** Returns the SQLSTATE of an error of either engine and the constraint that it names; null for other errors. */
export function sqlState(error: unknown): { code: string; constraint: string | undefined } | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, constraint } = e as Error & { code?: unknown; constraint?: string };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint };
  }
  return null;
}

/**
 * Tells what a broken foreign key means: the row `refersToNothing`, or it `isReferredTo` by others, so that it cannot be
 * deleted. Null for other errors.
 */
export function brokenReference(error: unknown): 'refersToNothing' | 'isReferredTo' | null {
  if (sqlState(error)?.code !== '23503') return null;
  for (let e = error; e instanceof Error; e = e.cause)
    if (e.message.includes('update or delete on table')) return 'isReferredTo';
  return 'refersToNothing';
}

/** Checks whether a statement violated the unique constraint or index of this name. */
export const violatesUnique = (error: unknown, constraint: string) => {
  const state = sqlState(error);
  return state?.code === '23505' && state.constraint === constraint;
};

/** Checks whether a statement violated the check constraint of this name. */
export const violatesCheck = (error: unknown, constraint: string) => {
  const state = sqlState(error);
  return state?.code === '23514' && state.constraint === constraint;
};

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Checks whether the database cannot be reached or is shutting down: the caller may retry later. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlState(error)?.code;
  if (code) return code.startsWith('08') || code.startsWith('57P') || code === '53300';
  if (!(error instanceof Error)) return false;
  const system = (error as NodeJS.ErrnoException).code;
  return (
    (system !== undefined && CONNECTION_LOST.has(system)) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
