import { z } from 'zod';
import { MercadoPagoError } from './mercadopago';

const TIMEOUT_MS = 8_000;

/** A call: `key` makes a repeated write have its effect once. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  key?: string;
}

/** Calls Mercado Pago and returns the answer's JSON; null for 404. @throws MercadoPagoError */
export async function callMercadoPago(
  apiUrl: string,
  send: typeof fetch,
  token: string,
  { method, path, body, key }: Call,
): Promise<unknown> {
  const where = path.split('?')[0];
  const response = await send(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(key && { 'x-idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new MercadoPagoError('unavailable', `no answer to ${method} ${where}`);
  });
  const { status } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (status === 404) return null;
  if (status === 401) throw new MercadoPagoError('unauthorized', `${method} ${where} answered 401`);
  if (status >= 500 || status === 408 || status === 409 || status === 423 || status === 429) {
    throw new MercadoPagoError('unavailable', `${method} ${where} answered ${status}`);
  }
  if (!response.ok) {
    const reason = z.object({ error: z.string() }).safeParse(answer).data?.error ?? null;
    throw new MercadoPagoError('refused', `${method} ${where} answered ${status}`, reason);
  }
  return answer;
}

/** Checks an answer. @throws MercadoPagoError if it has another form */
export function readAnswer<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new MercadoPagoError('unavailable', 'an answer has another form');
  return result.data;
}
