import { createHash } from 'node:crypto';
import type { Endpoint } from '@canchero/shared-contracts/core';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { arbitraryOf, type Known } from '../arbitrary-of';

/** The same calls in each run, so that no run is without one that fits; FUZZ_SEED tries others. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 2);
/** Returns the seed of an endpoint's calls: each has others, so that all kinds of callers come to some of each domain. */
export const seedOf = (name: string): number => FUZZ_SEED + createHash('sha256').update(name).digest().readInt32BE();
/** Calls of each endpoint, if FUZZ_RUNS asks for another number than the suite has time for. */
export const fuzzRuns = (usual: number): number => Number(process.env.FUZZ_RUNS ?? usual);

/** Parts of a call as they are drawn. */
export interface DrawnCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Returns an arbitrary of what callers may send to an endpoint. */
export function callsOf({ params, query, body }: Endpoint, known: Known): Arbitrary<DrawnCall> {
  const part = (schema: Endpoint['params']) => (schema ? arbitraryOf(schema, known) : fc.constant(undefined));
  return fc.record({ params: part(params), query: part(query), body: part(body) });
}

const text = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, '?'),
  );

/** Builds the request of a call; a body is sent as JSON whatever it is. */
export function requestOf({ method, path, body: takesBody }: Endpoint, { params, query, body }: DrawnCall) {
  const named = (params ?? {}) as Record<string, unknown>;
  const search = Object.entries(typeof query === 'object' ? (query ?? {}) : {}).map(
    ([key, value]) => `${text(key)}=${text(value)}`,
  );
  return {
    method,
    url: `/api${path.replace(/:(\w+)/g, (_, key: string) => text(named[key] ?? ''))}?${search.join('&')}`,
    headers: { ...(takesBody && { 'content-type': 'application/json' }) },
    ...(takesBody && { payload: JSON.stringify(body) ?? '' }),
  } satisfies InjectOptions;
}
