import type { z } from 'zod';
import type { ErrorKind } from './app-error';
import type { Permission } from './permission';

/**
 * Callers of an endpoint. Required: the api does not start with an endpoint that lacks it.
 * - `public`: anyone. `user`: anyone signed in.
 * - `anonymous`: callers without a token, where an endpoint for members has the same method and path.
 * - `member`: members of the club in `params.clubId`, with at least one permission of `anyOf` (default: any member);
 *   for everyone else the club does not exist (404).
 * - `super_admin_account`: the user token of a super admin, for the steps before the admin token; for everyone else it
 *   does not exist (404).
 * - `super_admin`: the admin token. `deployer`: the admin token too, or the deploy token of one remote; the handler
 *   compares what it is for.
 * - `stream`: a ticket or user token in the query, since an EventSource sends no
 *   headers.
 */
export type Authz =
  | { kind: 'public' }
  | { kind: 'anonymous' }
  | { kind: 'user' }
  | { kind: 'member'; anyOf?: readonly Permission[] }
  | { kind: 'super_admin_account' }
  | { kind: 'super_admin' }
  | { kind: 'deployer' }
  | { kind: 'stream' };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Description of one HTTP call. Server route, typed client, OpenAPI page and authorization tests follow from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Access extends Authz = Authz,
> {
  method: HttpMethod;
  /** Path below the API base (`/api`), with `:name` for each key of `params`. */
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Schema of `data` in the answer. Default: no content. */
  response?: Response;
  /**
   * True if success is a file instead of JSON, however long it takes; `response` is how clients get it. Default: no.
   */
  file?: boolean;
  /** Status of success. Default: 200 with a response, else 204. */
  status?: 200 | 201 | 202 | 204;
  /** Errors of this endpoint beside the common ones. Default: none. */
  errors?: readonly ErrorKind[];
  authz: Access;
}

/**
 * Declares an endpoint. An `endpoints.ts` names schemas but never builds them: browser builds replace its schema
 * modules by an empty one, so that no validator is shipped to browsers.
 * @example
 * get: defineEndpoint({
 *   method: 'GET',
 *   path: '/club/clubs/:clubId/courts/:courtId',
 *   summary: 'One court',
 *   params: CourtParams,
 *   response: Court,
 *   authz: { kind: 'member', anyOf: ['schedule'] },
 * }),
 */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
  const Access extends Authz = Authz,
>(endpoint: Endpoint<Params, Query, Body, Response, Access>): Endpoint<Params, Query, Body, Response, Access> {
  return endpoint;
}

type Part<Name extends string, T extends z.ZodType> = T extends z.ZodUndefined ? unknown : { [K in Name]: z.input<T> };

/** Input of a call: `{params, query, body}`, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** Result of a call: the `data` of the answer. */
export type EndpointData<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R>
    ? R extends z.ZodUndefined
      ? undefined
      : z.output<R>
    : never;
