import { createHash } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import { Raw } from './raw';

/**
 * Runs `work` once for each Idempotency-Key of a caller on a route, inside the transaction of its effect, so that the
 * answer is stored together with it. `clubRoute` applies it to every write; a handler that opens its own transaction
 * wraps its work:
 *
 *     services.db.platform((tx) => once(tx, () => openClub(tx, caller.id, body)))
 *
 * The same key again returns the stored answer; one that was `raw` comes back as data. Without the header `work` simply
 * runs. An error is not stored: nothing happened, so the client may retry.
 * @param clubId club of a public call, which its request does not carry; needed in that club's transaction
 * @throws idempotency_mismatch if the key was used with another query or body
 * @throws idempotency_in_flight while the first call runs
 * @throws not_found if the stored answer was emptied since: what it told of was erased
 * @see draft-ietf-httpapi-idempotency-key-header
 */
export type Once = <T>(tx: Tx, work: () => Promise<T>, clubId?: string) => Promise<T>;

interface Fingerprint {
  key: string;
  userId: string | null;
  clubId: string | null;
  route: string;
  contentHash: string;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns the `once` of a request.
 * @throws bad_request {header} if the key is malformed
 */
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
    // ids are the same in any spelling
    route: `${request.method} ${request.url.split('?')[0]?.toLowerCase()}`,
    contentHash: createHash('sha256')
      .update(JSON.stringify([request.query, request.body ?? null]))
      .digest('hex'),
  };
  return (tx, work, clubId) => runOnce(tx, clubId ? { ...print, clubId } : print, work);
}

async function runOnce<T>(tx: Tx, print: Fingerprint, work: () => Promise<T>): Promise<T> {
  const [, stored] = await Promise.all([lock(tx, print), find(tx, print)]);
  if (stored) {
    if (stored.body_hash !== print.contentHash) throw AppError.of(commonErrors.idempotency_mismatch);
    if (stored.emptied) throw AppError.of(commonErrors.not_found);
    return stored.answer as T;
  }
  const answer = await work();
  await tx.query(sql`
    insert into idempotency_keys (key, user_id, club_id, route, body_hash, answer)
    values (${print.key}, ${print.userId}, ${print.clubId}, ${print.route}, ${print.contentHash},
      ${jsonOf(answer)}::jsonb)`);
  return answer;
}

function jsonOf(answer: unknown): string | null {
  if (answer instanceof Raw) return answer.json;
  return answer === undefined ? null : JSON.stringify(answer);
}

/** Holds the key until the end of the transaction. */
async function lock(tx: Tx, { key, userId, clubId, route }: Fingerprint) {
  const name = [key, userId, clubId, route].join('\n');
  const [row] = await tx.query<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`,
  );
  if (!row?.free) throw AppError.of(commonErrors.idempotency_in_flight);
}

async function find(tx: Tx, { key, userId, clubId, route }: Fingerprint) {
  const [row] = await tx.query<{ body_hash: string; answer: unknown; emptied: boolean }>(sql`
    select body_hash, answer, emptied from idempotency_keys
    where key = ${key} and user_id is not distinct from ${userId}::uuid
      and club_id is not distinct from ${clubId}::uuid and route = ${route}`);
  return row;
}
