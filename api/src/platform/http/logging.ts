import type { FastifyRequest } from 'fastify';
import pino, { type Logger } from 'pino';
import { sqlState } from '../db/pg-error';

/** Keys whose values are never logged, at any of three depths. */
const SECRET = [
  'authorization',
  'token',
  'refresh_token',
  'admin_token',
  'password',
  'new_password',
  'code',
  'signature',
  'cookie',
];
/** Keys whose values are masked, down to what support needs to distinguish people. */
const PERSONAL = ['email', 'recipient', 'phone', 'whatsapp'];

const atDepths = (keys: string[]) => keys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** Masks "ana@club.test" as "a***@club.test", and "+54 11 5555 1234" as "***34". */
export function mask(value: unknown): string {
  const text = String(value);
  const at = text.indexOf('@');
  return at > 0 ? `${text[0]}***${text.slice(at)}` : `***${text.slice(-2)}`;
}

function censor(value: unknown, path: string[]): string {
  return PERSONAL.includes(path.at(-1) ?? '') ? mask(value) : '[redacted]';
}

/**
 * Opens the standard error output for the log of a service. Lines are written together, at the latest after a quarter of
 * a second, and at once when the process ends by itself or crashes; `kill -9` loses those that wait. A system call for
 * each line was a fifth of the work of a request that reads.
 */
export const openLogOutput = (): pino.DestinationStream =>
  pino.destination({ dest: 2, minLength: 4096, periodicFlush: 250 });

/** Creates the logger, which writes JSON, by default to the standard error output; the standard output is for `ready`. */
export function createLogger(level: string, destination: pino.DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: [...atDepths(SECRET), ...atDepths(PERSONAL)], censor },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url), address: request.ip }),
        err: describeError,
      },
    },
    destination,
  );
}

/** Segment of a path that is an opaque token, as that of a booking's own page. */
const TOKEN = /(?<=\/)[\w-]{43}(?=\/|$)/g;

/** Removes the query string, which may carry a ticket, and tokens in the path. */
const pathOf = (url: string) => url.split('?')[0]?.replace(TOKEN, '[redacted]');

/** Describes an error. A database error's `detail` quotes the row, so only its state and constraint are logged. */
function describeError(error: Error): Record<string, unknown> {
  const state = sqlState(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    // not as `code`, which may be one that somebody was mailed
    ...(state && { database: { sqlstate: state.code, constraint: state.constraint } }),
    ...(cause && { cause: describeError(cause) }),
  };
}
