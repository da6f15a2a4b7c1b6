/** Kind of error: a stable code, by which the client chooses its text, and the HTTP status. */
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

/** Body of every error answer. Clients read `error`; `message` is for logs. */
export interface ErrorBody {
  error: string;
  message: string;
  params: Record<string, unknown>;
  request_id: string;
}

/**
 * Error that crosses boundaries: services throw it, the api sends it as `ErrorBody`, and the client rebuilds it.
 * `status` is 0 if no answer came.
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

  /** Creates an error of a kind. */
  static of(kind: ErrorKind, params?: Record<string, unknown>, options?: { message?: string; cause?: unknown }) {
    return new AppError(kind.code, kind.status, params, options);
  }
}

/** Returns true for an AppError. Checks the name, because two releases of this module may live in one page. */
export const isAppError = (e: unknown): e is AppError => e instanceof Error && e.name === 'AppError';

/** Returns true if `e` is an error of this kind. */
export const isError = (e: unknown, kind: ErrorKind): e is AppError => isAppError(e) && e.code === kind.code;
