import type { z } from 'zod';
import type { ErrorKind } from './app-error';
import type { Permission } from './permission';

/**
 * Who may call an endpoint. There is no default: an endpoint without it fails the boot.
 * - `public`: anyone. `user`: anyone signed in.
 * - `member`: a member of the club in `params.clubId`, with at least one permission of `anyOf` where given;
 *   for everyone else the club does not exist (404).
 * - `super_admin`: the admin token. `stream`: a ticket or user token in the query (an EventSource sends no headers).
 */
export type Authz =
  | { kind: 'public' }
  | { kind: 'user' }
  | { kind: 'member'; anyOf?: readonly Permission[] }
  | { kind: 'super_admin' }
  | { kind: 'stream' };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of one HTTP call. Server route, typed client, OpenAPI page and authorization tests follow from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Access extends Authz = Authz,
> {
  method: HttpMethod;
  /** Below the API base (`/api`), with `:name` for each key of `params`. */
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** What stands in `data` of the answer. Absent: no content. */
  response?: Response;
  /** Of success. 200 where there is a response, else 204. */
  status?: 200 | 201 | 202 | 204;
  /** The errors of its own, beside the common ones. */
  errors?: readonly ErrorKind[];
  authz: Access;
}

/**
 * Declares an endpoint. In `endpoints.ts` schemas are only named, never built: browser builds
 * resolve `./schema` there to an empty module, so that no validator is shipped to browsers.
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

/** What a caller passes: `{params, query, body}`, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** What the caller gets: the answer's `data`. */
export type EndpointData<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R>
    ? R extends z.ZodUndefined
      ? undefined
      : z.output<R>
    : never;
