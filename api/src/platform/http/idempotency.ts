import { createHash } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/**
 * Runs `work` once for each Idempotency-Key of a caller on a route. A handler opts in by wrapping what it does
 * inside its own transaction, so that the answer is stored together with the effect:
 *
 *     services.db.tenant(club.id, (tx) => once(tx, () => createBooking(tx, body)))
 *
 * The same key again gives the stored answer. Without the header `work` simply runs. An error is not stored:
 * nothing happened, so the client may try again. The answer must be JSON (no `raw`).
 * Throws `idempotency_mismatch` for another body under the key, `idempotency_in_flight` while the first one runs.
 */
export type Once = <T>(tx: Tx, work: () => Promise<T>) => Promise<T>;

interface Fingerprint {
  key: string;
  userId: string | null;
  clubId: string | null;
  route: string;
  bodyHash: string;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The `once` of a request. Throws `bad_request` for a malformed key. */
export function onceFor(request: FastifyRequest): Once {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return (_tx, work) => work();
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw AppError.of(commonErrors.bad_request, { header: 'idempotency-key' });
  }
  const print: Fingerprint = {
    key,
    userId: request.caller?.id ?? null,
    clubId: request.club?.id ?? null,
    route: `${request.method} ${request.url.split('?')[0]}`,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  };
  return (tx, work) => runOnce(tx, print, work);
}

async function runOnce<T>(tx: Tx, print: Fingerprint, work: () => Promise<T>): Promise<T> {
  await lock(tx, print);
  const stored = await find(tx, print);
  if (stored) {
    if (stored.body_hash !== print.bodyHash) throw AppError.of(commonErrors.idempotency_mismatch);
    return (stored.answer ?? undefined) as T;
  }
  const answer = await work();
  await tx.query(sql`
    insert into idempotency_keys (key, user_id, club_id, route, body_hash, answer)
    values (${print.key}, ${print.userId}, ${print.clubId}, ${print.route}, ${print.bodyHash},
      ${answer === undefined ? null : JSON.stringify(answer)}::jsonb)`);
  return answer;
}

/** Until the end of the transaction. */
async function lock(tx: Tx, { key, userId, clubId, route }: Fingerprint) {
  const name = [key, userId, clubId, route].join('\n');
  const [row] = await tx.query<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`,
  );
  if (!row?.free) throw AppError.of(commonErrors.idempotency_in_flight);
}

async function find(tx: Tx, { key, userId, clubId, route }: Fingerprint) {
  const [row] = await tx.query<{ body_hash: string; answer: unknown }>(sql`
    select body_hash, answer from idempotency_keys
    where key = ${key} and user_id is not distinct from ${userId}::uuid
      and club_id is not distinct from ${clubId}::uuid and route = ${route}`);
  return row;
}
