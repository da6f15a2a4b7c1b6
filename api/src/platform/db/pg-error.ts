/** Pattern of an SQLSTATE: five digits and letters, at least one a digit, unlike EPIPE, an error of the system. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Returns the SQLSTATE of an error of either engine and the constraint that it names; null for other errors. */
export function sqlState(error: unknown): { code: string; constraint: string | undefined } | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, constraint } = e as Error & { code?: unknown; constraint?: string };
    if (typeof code === 'string' && SQLSTATE.test(code)) return { code, constraint };
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

/** SQLSTATE of what no column can hold: a number too large, a time too far away, a text with the character NUL. */
const UNSTORABLE = new Set(['22003', '22008', '22009', '22021']);

/** Checks whether a value of the request, or what follows from it, is one that the database cannot hold. */
export const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(sqlState(error)?.code ?? '');

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Messages of the driver, which gives these errors no code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

/**
 * Starts of SQLSTATE of a server that cannot serve now: connection lost, out of disk, memory or connections, stopping, a
 * statement that took too long, for which what it waited for may be free in a moment, or a write where only reads are
 * taken, as by the embedded database whose disk is almost full.
 */
const UNAVAILABLE = ['08', '53', '57P', '57014', '25006'];

/**
 * Checks whether the database cannot be reached, is shutting down, has no room or took too long: the caller may retry
 * later.
 */
export function isUnavailable(error: unknown): boolean {
  const code = sqlState(error)?.code;
  if (code) return UNAVAILABLE.some((start) => code.startsWith(start));
  const { code: system, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return CONNECTION_LOST.has(system ?? '') || LOST_CONNECTION.test(message ?? '');
}
