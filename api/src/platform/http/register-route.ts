import { AppError, commonErrors, type Endpoint, isAppError } from '@canchero/shared-contracts/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, Credentials, Gatekeeper } from '../auth/gatekeeper';
import type { Database } from '../db/database';
import { ANONYMOUS } from './anonymous';
import { onceFor } from './idempotency';
import type { Limiter } from './limits';
import { Raw } from './raw';
import type { Route, RouteInput } from './route';
import { schemaOf, successStatus } from './schemas';
import { SharedAnswer } from './shared-answer';
import type { Turns } from './turns';
import { amountCheck } from './typed-amounts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for anonymous callers. */
    caller: Admission['caller'];
    club: Admission['club'];
  }
}

const API_BASE = '/api';

/** Services that every route needs. */
export interface RouteServices {
  db: Database;
  gatekeeper: Gatekeeper;
  /** Admits streams again, which goes on whatever requests do. */
  renewals: Gatekeeper;
  limiter: Limiter;
  turns: AccountTurns;
}

/** Turns of accounts: in short work, and in work that takes long. */
export interface AccountTurns {
  short: Turns;
  long: Turns;
  /** Turns of everybody together in work that takes long. */
  longOfAll: Turns;
}

/** Registers a route: admission first, then limits, then the schemas, then the handler. */
export function registerRoute(app: FastifyInstance, route: Route, services: RouteServices) {
  if (!route.options.acceptsForms) return register(app, route, services);
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null));
    register(scope, route, services);
  });
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function register(app: FastifyInstance, route: Route, services: RouteServices) {
  const { endpoint, options } = route;
  const { gatekeeper, limiter } = services;
  const limits = (options.limits ?? []).map((limit) => limiter.ofRoute(limit));
  const checkAmounts = endpoint.authz.kind === 'member' ? amountCheck(endpoint.body) : null;
  const refundable = limits.flatMap(({ giveBack }) => giveBack ?? []);
  app.route({
    method: endpoint.method,
    url: API_BASE + endpoint.path,
    ...(endpoint.authz.kind === 'anonymous' && { constraints: { [ANONYMOUS]: true } }),
    schema: schemaOf(endpoint, tagOf(endpoint)),
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.timeoutMs && { handlerTimeout: options.timeoutMs }),
    onRequest: async (request) => {
      const credentials = {
        ...credentialsOf(endpoint, request, options.strictToken ?? false),
        withoutDatabase: options.withoutDatabase ?? false,
        ...(!options.unlimited && { onNamed: (userId: string) => limiter.named(request, userId) }),
      };
      const admission = await gatekeeper.admit(endpoint.authz, credentials).catch(async (error) => {
        // the caller is not to blame for a database that does not answer
        if (isAppError(error)) await limiter.refused(request);
        throw error;
      });
      if (admission.club && endpoint.method !== 'GET' && !options.evenReadOnly) checkWritable(admission.club);
      Object.assign(request, admission);
      if (!options.unlimited) await limiter.general(request);
    },
    preHandler: async (request) => {
      for (const { check } of limits) await check(request);
      if (request.club) checkAmounts?.(request.body, request.club.currency);
    },
    ...(refundable.length > 0 && {
      onResponse: async (request, reply) => {
        if (reply.statusCode < 400) for (const giveBack of refundable) await giveBack(request);
      },
    }),
    handler: (request, reply) => answer(route, services, request, reply),
  });
}

/** Checks that the caller may write at the club. @throws forbidden {reason} @throws club_suspended {reason} */
function checkWritable({ readOnly, suspension }: NonNullable<Admission['club']>): void {
  if (readOnly) throw AppError.of(commonErrors.forbidden, { reason: 'read_only' });
  if (suspension !== null) throw AppError.of(commonErrors.club_suspended, { reason: suspension });
}

async function answer(route: Route, services: RouteServices, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route;
  const { db, renewals } = services;
  const input = {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller,
    club: request.club ?? undefined,
    once: onceFor(request),
    readmit: () => renewals.admit(endpoint.authz, credentialsOf(endpoint, request, true)).catch(nullIfRefused),
    request,
    reply,
  } as RouteInput<Endpoint>;
  const result = await inTurn(route, services.turns, request, reply, () => route.handle(input, db));
  if (reply.sent) return reply;
  if (result instanceof SharedAnswer) return result.send(request, reply);
  reply.code(successStatus(endpoint)).header('cache-control', 'no-store');
  if (!endpoint.response) return reply.send();
  if (!(result instanceof Raw)) return reply.send({ data: result });
  return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${result.json}}`);
}

/**
 * Runs the handler when it is its account's turn. Nobody else waits for an account that asks for more than it gets.
 * @throws unavailable {retry_after} if the caller has gone, which nobody reads
 */
async function inTurn(
  { options }: Route,
  turns: AccountTurns,
  { caller, raw }: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  if (!caller || options.turn === 'none') return handle();
  const isOver = () => raw.socket.destroyed || reply.sent;
  const work = async () => ({ of: await handle() });
  const result =
    options.turn === 'long'
      ? await turns.long.run(caller.id, isOver, () => turns.longOfAll.run('all', isOver, work))
      : await turns.short.run(caller.id, isOver, work);
  if (result) return result.of;
  throw AppError.of(commonErrors.unavailable, { retry_after: 1 });
}

/** Rethrows other errors: a failure to check is not a refusal. */
function nullIfRefused(error: unknown): null {
  if (isAppError(error)) return null;
  throw error;
}

/** Returns the first part of the path that names a domain, to group the documentation. */
const tagOf = (endpoint: Endpoint) =>
  endpoint.path.split('/').filter((part) => part && part !== 'club' && part !== 'clubs' && !part.startsWith(':'))[0] ??
  'clubs';

function credentialsOf(endpoint: Endpoint, request: FastifyRequest, strict: boolean): Credentials {
  const query = request.query as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  if (endpoint.authz.kind === 'stream') return { token: text(query.token), clubId: text(query.club_id) };
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return { token: bearer, clubId: (request.params as { clubId?: string }).clubId, strict };
}
