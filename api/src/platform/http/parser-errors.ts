import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonErrors, type ErrorBody } from '@canchero/shared-contracts/core';

/** Statuses of what the parser of HTTP refuses, by its code; 400 for all else. */
const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what never becomes a request, in the shape of every error, and closes the connection, as the headers say: a
 * proxy would send the next request into a reset otherwise.
 * @see https://nodejs.org/api/http.html#event-clienterror
 */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[error.code ?? ''] ?? commonErrors.bad_request.status;
  const message = STATUS_CODES[status] ?? '';
  const body: ErrorBody = {
    error: commonErrors.bad_request.code,
    message,
    params: {},
    request_id: randomUUID(),
  };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${message}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy();
}
