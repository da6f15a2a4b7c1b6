/** One kind of error: its stable code (the client chooses its text by it) and its HTTP status. */
export interface ErrorKind<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
}

/** Builds the error table of a domain from `{code: status}`. */
export function defineErrors<T extends Record<string, number>>(
  table: T,
): { readonly [K in keyof T & string]: ErrorKind<K> } {
  return Object.fromEntries(Object.entries(table).map(([code, status]) => [code, { code, status }])) as never;
}

/** The body of every error answer: `message` is for people reading logs, clients go by `error`. */
export interface ErrorBody {
  error: string;
  message: string;
  params: Record<string, unknown>;
  request_id: string;
}

/**
 * The one error that crosses boundaries: thrown by api services, sent as `ErrorBody`,
 * and rebuilt from the wire by the client. `status` 0 means that no answer came at all.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly code: string,
    readonly status: number,
    readonly params: Record<string, unknown> = {},
    options: { message?: string; requestId?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.requestId = options.requestId ?? '';
  }
  readonly requestId: string;

  static of(kind: ErrorKind, params?: Record<string, unknown>, options?: { message?: string; cause?: unknown }) {
    return new AppError(kind.code, kind.status, params, options);
  }
}

/** By name, not by class: two releases of one module may live side by side in a page. */
export const isAppError = (e: unknown): e is AppError => e instanceof Error && e.name === 'AppError';

/** True if `e` is an error of this kind. */
export const isError = (e: unknown, kind: ErrorKind): e is AppError => isAppError(e) && e.code === kind.code;
