import type { Endpoint, EndpointData } from '@canchero/shared-contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller, ClubAccess } from '../auth/caller';
import type { Admission } from '../auth/gatekeeper';
import type { Once } from './idempotency';
import type { Limit } from './limits';
import type { Raw } from './raw';

export type { Caller, ClubAccess } from '../auth/caller';

type Output<T extends z.ZodType> = T extends z.ZodUndefined ? undefined : z.output<T>;
type Kind<E extends Endpoint> = E['authz']['kind'];

/** What a handler gets: checked parts of the request, and who is asking. */
export interface RouteInput<E extends Endpoint> {
  params: E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Output<P> : never;
  query: E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Output<Q> : never;
  body: E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Output<B> : never;
  /** Null only on public endpoints, for anonymous callers. */
  caller: 'public' extends Kind<E> ? Caller | null : Caller;
  /** On `member` and `stream` endpoints. */
  club: Kind<E> extends 'member' | 'stream' ? ClubAccess : undefined;
  /** See `Once`: makes a call with an Idempotency-Key have its effect once. */
  once: Once;
  /** Asks again whether the caller may be here, as at the start of the request; null when not. For streams. */
  readmit(): Promise<Admission | null>;
  request: FastifyRequest;
  /** For streams, which hijack it. Everything else returns its answer. */
  reply: FastifyReply;
}

/** The answer's `data`, or the text of it. */
export type RouteResult<E extends Endpoint> = EndpointData<E> | Raw | Nothing<E>;
// biome-ignore lint/suspicious/noConfusingVoidType: handlers of endpoints without a response return nothing
type Nothing<E extends Endpoint> = undefined extends EndpointData<E> ? void : never;

export interface RouteOptions {
  /** Rate limits beside the general ones. */
  limits?: readonly Limit[];
  /** Not counted by the general limits: for probes. */
  unlimited?: boolean;
  /** On public endpoints: a token that is not accepted gives 401 instead of an anonymous caller. */
  strictToken?: boolean;
}

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint;
  handle(input: RouteInput<Endpoint>): Promise<unknown>;
  options: RouteOptions;
}

/** Binds a handler to an endpoint of the contract. Handlers throw `AppError` for what the endpoint declares. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: RouteInput<E>) => Promise<RouteResult<E>>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'], options };
}
