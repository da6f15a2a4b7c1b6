import { AppError, type Authz, commonErrors, type Endpoint, isAppError } from '@canchero/shared-contracts/core';
import type { z } from 'zod';
import { type Actor, actorOf } from '../audit/actor';
import type { Tx } from '../db/database';
import { brokenReference } from '../db/pg-error';
import type { Route, RouteInput, RouteOptions, RouteResult } from './route';

type MemberAuthz = Extract<Authz, { kind: 'member' }>;

/** Endpoint of a club, for its members. */
export type ClubEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, MemberAuthz>;

/** Checked parts of a club's call, and the caller with their access to the club. */
export type ClubInput<E extends ClubEndpoint> = Pick<RouteInput<E>, 'params' | 'query' | 'body' | 'caller' | 'club'>;

/**
 * Answers a club's call within its transaction.
 * @param actor names the caller and the club (`actor.clubId`), as services and the audit expect them
 */
export type ClubHandler<E extends ClubEndpoint> = (
  tx: Tx,
  actor: Actor,
  input: ClubInput<E>,
) => Promise<RouteResult<E>>;

export interface ClubRouteOptions extends RouteOptions {
  /**
   * Role of the transaction. `tenant`, the default, sees the club's rows only. `platform` sees accounts and all clubs:
   * each statement has to name the club.
   */
  role?: 'tenant' | 'platform';
  /** Reads on the replica, if there is one. Only for what nobody has just written and nobody decides by. */
  mayBeLate?: boolean;
}

/**
 * Binds a handler to an endpoint of a club, the way to add one:
 *
 *     export const blockRoutes = (): Route[] => [
 *       clubRoute(blockEndpoints.list, (tx, { clubId }, { query }) => listBlocks(tx, clubId, query)),
 *       clubRoute(blockEndpoints.create, (tx, actor, { body }) => createBlock(tx, actor, body)),
 *       clubRoute(blockEndpoints.change, (tx, actor, { params: { blockId }, body }) =>
 *         changeBlock(tx, actor, blockId, body)),
 *     ];
 *
 * The handler runs in one transaction of the club, which is rolled back if it throws, and run again if it lost to
 * another one: it must have no effects outside the database. A write (everything but GET) with an Idempotency-Key has
 * its effect once, whether it answers data, `raw` JSON text or nothing. A write that refers to a row which the club
 * does not have is `not_found`; one that removes a row to which others refer is `in_use`.
 *
 * `route` is for the rest: calls outside a club, a hot read in one round trip (`db.prepared`), slow work before the
 * transaction, several transactions, streams.
 */
export function clubRoute<E extends ClubEndpoint>(
  endpoint: E,
  handle: ClubHandler<E>,
  { role = 'tenant', mayBeLate = false, ...options }: ClubRouteOptions = {},
): Route {
  const isWrite = endpoint.method !== 'GET';
  return {
    endpoint,
    options,
    handle: async (input, db) => {
      const { once, ...call } = input as unknown as RouteInput<ClubEndpoint>;
      const answer = (tx: Tx) => handle(tx, actorOf(call), call as unknown as ClubInput<E>);
      const work = (tx: Tx) => (isWrite ? once(tx, () => answer(tx)) : answer(tx));
      try {
        const at = mayBeLate ? db.replica : db;
        return await (role === 'platform' ? at.platform(work) : at.tenant(call.club.id, work));
      } catch (error) {
        throw referenceError(error) ?? error;
      }
    },
  };
}

/** Returns the answer for a broken foreign key if nobody has said yet what that means; null for other errors. */
function referenceError(error: unknown): AppError | null {
  const broken = isAppError(error) ? null : brokenReference(error);
  if (!broken) return null;
  const { in_use, not_found } = commonErrors;
  return AppError.of(broken === 'isReferredTo' ? in_use : not_found, {}, { cause: error });
}
