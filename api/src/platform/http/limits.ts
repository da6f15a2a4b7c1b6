import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitKind, Metrics } from '../metrics/metrics';

const MINUTE = 60_000;

/** Limit of `max` requests with the same key within `perMs` milliseconds. */
export interface Limit {
  max: number;
  perMs: number;
  key: (request: FastifyRequest) => string;
}

/**
 * Returns what limits know an address by: of IPv6 its network, since whoever has one address there has 2^64.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 64);

export const perHour = (max: number, key: Limit['key']): Limit => ({ max, perMs: 60 * MINUTE, key });
export const per15Minutes = (max: number, key: Limit['key']): Limit => ({ max, perMs: 15 * MINUTE, key });

/** Counts callers with a token by account, others by IP address. */
const API: Limit = { max: 300, perMs: MINUTE, key: (r) => r.namedAccount ?? r.caller?.id ?? networkOf(r) };
const REFUSED: Limit = { max: 300, perMs: MINUTE, key: networkOf };
const PUBLIC_READS: Limit = { max: 60, perMs: MINUTE, key: networkOf };

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the account that the token names, once its signature was checked; it may have lost its rights since. */
    namedAccount?: string;
  }
}

type Check = (request: FastifyRequest) => Promise<void>;

export interface Limiter {
  /**
   * Returns the check of one limit. `retry_after` is in seconds.
   * @throws rate_limited {retry_after} when the returned check finds the limit exhausted
   */
  check(limit: Limit): Check;
  /** Checks the general limit of an account that a token names, before the database is asked about it. */
  named(request: FastifyRequest, userId: string): Promise<void>;
  /** Checks the general limit of everyone else, by caller or, for anonymous reads, by address. */
  general: Check;
  /** Counts refused requests by address, which are limited as well. */
  refused: Check;
}

/** Creates the rate limits, which are counted in this process. `factor` multiplies all of them. */
export async function createLimiter(app: FastifyInstance, factor: number, metrics: Metrics): Promise<Limiter> {
  await app.register(rateLimit, { global: false });
  let count = 0;
  const check = ({ max, perMs, key }: Limit, kind: LimitKind = 'route'): Check => {
    const name = count++;
    const consume = app.createRateLimit({
      max: Math.max(1, Math.round(max * factor)),
      timeWindow: perMs,
      keyGenerator: (request) => `${name}|${key(request)}`,
    });
    return async (request) => {
      const result = await consume(request);
      if (!result.isAllowed && result.isExceeded) {
        metrics.limitHit(kind);
        throw AppError.of(commonErrors.rate_limited, { retry_after: Math.max(1, result.ttlInSeconds) });
      }
    };
  };
  const api = check(API, 'account');
  const publicReads = check(PUBLIC_READS, 'public_reads');
  return {
    check: (limit) => check(limit),
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
