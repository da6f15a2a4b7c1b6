import type { ApiFile, Endpoint, EndpointData } from '@canchero/shared-contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller, ClubAccess } from '../auth/caller';
import type { Admission } from '../auth/gatekeeper';
import type { Database } from '../db/database';
import type { Once } from './idempotency';
import type { CommonLimit, Limit } from './limits';
import type { Raw } from './raw';

export type { Caller, ClubAccess } from '../auth/caller';

type Output<T extends z.ZodType> = T extends z.ZodUndefined ? undefined : z.output<T>;
type Kind<E extends Endpoint> = E['authz']['kind'];

/** Input of a handler: the validated parts of a request, and its caller. */
export interface RouteInput<E extends Endpoint> {
  params: E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Output<P> : never;
  query: E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Output<Q> : never;
  body: E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Output<B> : never;
  /** Null only on public endpoints, for anonymous callers, and on anonymous ones. */
  caller: 'public' extends Kind<E> ? Caller | null : 'anonymous' extends Kind<E> ? null : Caller;
  /** Set on `member` and `stream` endpoints. */
  club: Kind<E> extends 'member' | 'stream' ? ClubAccess : undefined;
  /** Makes a call with an Idempotency-Key have its effect once, see `Once`. */
  once: Once;
  /** Repeats the admission of the request, for streams; null if the caller is refused now. */
  readmit(): Promise<Admission | null>;
  request: FastifyRequest;
  /** Reply, for streams, which hijack it. Other handlers return their answer. */
  reply: FastifyReply;
}

/**
 * Data of an answer, or its JSON text; nothing if the endpoint has no data, or if it was a file, which went into the
 * reply.
 */
export type RouteResult<E extends Endpoint> = EndpointData<E> | Raw | Nothing<E>;
// biome-ignore lint/suspicious/noConfusingVoidType: handlers of such endpoints return nothing
type Nothing<E extends Endpoint> = EndpointData<E> extends ApiFile | undefined ? void : never;

export interface RouteOptions {
  /** Rate limits beside the general ones. */
  limits?: readonly (Limit | CommonLimit)[];
  /**
   * Kind of turn in which the request is worked on; an account has a few of each at once. `long` is for work that reads
   * or writes thousands of rows; `none` for work that limits itself, or holds its reply for as long as the client
   * likes. Default: `short`.
   */
  turn?: 'short' | 'long' | 'none';
  /** Exempts from the general limits: for probes. */
  unlimited?: boolean;
  /** Milliseconds within which the handler answers or takes the reply for a stream. Default: the server's. */
  timeoutMs?: number;
  /** Bytes that a body may have. Default: the server's. */
  bodyLimit?: number;
  /** Takes forms as well, whose fields are ignored, as mail programs post them. */
  acceptsForms?: boolean;
  /**
   * Allows the call to super admins who entered a club read-only and to people of a suspended club, although it is a
   * write.
   */
  evenReadOnly?: boolean;
  /** Refuses, on public endpoints, a token that is not accepted, instead of treating the caller as anonymous. */
  strictToken?: boolean;
  /** Admits, on public endpoints, by the token alone, without any role, if the database does not answer. */
  withoutDatabase?: boolean;
}

/** Endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  handle(input: RouteInput<Endpoint>, db: Database): Promise<unknown>;
  options: RouteOptions;
}

/**
 * Binds a handler to an endpoint. Handlers throw `AppError` for the errors that the endpoint declares.
 * A club's calls use `clubRoute`, which opens the transaction.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: RouteInput<E>) => Promise<RouteResult<E>>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'], options };
}
