import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import type { LimitKind, Metrics } from '../metrics/metrics';
import { sharedLimit } from './shared-limit';

const MINUTE_MS = 60_000;

/** Limit of `max` requests with the same key within `perMs` milliseconds. */
export interface Limit {
  max: number;
  perMs: number;
  key: (request: FastifyRequest) => string;
}

/** Limit that is counted in the database, over all instances and restarts. */
export interface CommonLimit extends Limit {
  /** Name of its own among all. */
  name: string;
  /** Counts what is answered by an error only. */
  failuresOnly?: boolean;
}

/**
 * Returns the key by which limits count an address: the /64 network of an IPv6 address, since its owner has 2^64
 * addresses; an IPv4 address itself.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 64);

export const perHour = (max: number, key: Limit['key']): Limit => ({ max, perMs: 60 * MINUTE_MS, key });
export const per15Minutes = (max: number, key: Limit['key']): Limit => ({ max, perMs: 15 * MINUTE_MS, key });

/** Counts a limit in the database under a name. */
export const common = (name: string, limit: Limit): CommonLimit => ({ ...limit, name });

/** Counts callers with a token by account, others by IP address. */
const API: Limit = { max: 300, perMs: MINUTE_MS, key: (r) => r.namedAccount ?? r.caller?.id ?? networkOf(r) };
const REFUSED: Limit = { max: 300, perMs: MINUTE_MS, key: networkOf };
const PUBLIC_READS: Limit = { max: 60, perMs: MINUTE_MS, key: networkOf };

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the account that the token names, once its signature was checked; it may have lost its rights since. */
    namedAccount?: string;
  }
}

type Check = (request: FastifyRequest) => Promise<void>;

/** Limit of a route. */
export interface RouteLimit {
  /**
   * Counts a request. `retry_after` is in seconds.
   * @throws rate_limited {retry_after} if the limit is exhausted
   */
  check: Check;
  /** Uncounts a request that was answered without an error; null if all requests count. */
  giveBack: Check | null;
}

export interface Limiter {
  /** Returns a limit of a route: counted in this process, or in the database if it has a name there. */
  ofRoute(limit: Limit | CommonLimit): RouteLimit;
  /** Checks the general limit of an account that a token names, before the database is asked about it. */
  named(request: FastifyRequest, userId: string): Promise<void>;
  /** Checks the general limit of everyone else, by caller or, for anonymous reads, by address. */
  general: Check;
  /** Counts refused requests by address, which are limited as well. */
  refused: Check;
}

/** Creates the rate limits. `factor` multiplies all of them. */
export async function createLimiter(
  app: FastifyInstance,
  factor: number,
  metrics: Metrics,
  db: Database,
): Promise<Limiter> {
  await app.register(rateLimit, { global: false });
  let count = 0;
  const most = (max: number) => Math.max(1, Math.round(max * factor));
  const exceeded = (kind: LimitKind, seconds: number): AppError => {
    metrics.limitHit(kind);
    return AppError.of(commonErrors.rate_limited, { retry_after: Math.max(1, seconds) });
  };
  const inDatabase = ({ key, failuresOnly = false, ...limit }: CommonLimit): RouteLimit => {
    const shared = sharedLimit(db, { ...limit, max: most(limit.max), failuresOnly });
    return {
      check: async (request) => {
        const ms = await shared.take(key(request));
        if (ms !== null) throw exceeded('route', Math.ceil(ms / 1_000));
      },
      giveBack: failuresOnly ? (request) => shared.giveBack(key(request)) : null,
    };
  };
  const check = ({ max, perMs, key }: Limit, kind: LimitKind = 'route'): Check => {
    const name = count++;
    const consume = app.createRateLimit({
      max: most(max),
      timeWindow: perMs,
      keyGenerator: (request) => `${name}|${key(request)}`,
    });
    return async (request) => {
      const result = await consume(request);
      if (!result.isAllowed && result.isExceeded) throw exceeded(kind, result.ttlInSeconds);
    };
  };
  const api = check(API, 'account');
  const publicReads = check(PUBLIC_READS, 'public_reads');
  return {
    ofRoute: (limit) => ('name' in limit ? inDatabase(limit) : { check: check(limit), giveBack: null }),
    refused: check(REFUSED, 'refused'),
    named: (request, userId) => {
      request.namedAccount = userId;
      return api(request);
    },
    general: async (request) => {
      if (request.namedAccount !== undefined) return;
      await (!request.caller && request.method === 'GET' ? publicReads(request) : api(request));
    },
  };
}
