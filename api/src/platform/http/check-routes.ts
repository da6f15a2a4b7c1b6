import type { Endpoint } from '@canchero/shared-contracts/core';
import type { Route } from './route';

const KINDS: readonly unknown[] = [
  'public',
  'anonymous',
  'user',
  'member',
  'super_admin_account',
  'super_admin',
  'deployer',
  'stream',
];

/** The routes do not cover the contract, or leave open who may call them. The message lists all problems. */
export class RouteTableError extends Error {
  override readonly name = 'RouteTableError';
}

const label = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/**
 * Checks that every endpoint of the contract has a route and says who may call it, that no two for the same callers
 * share a path, and that the path of every `member` endpoint names a club.
 * @throws RouteTableError
 */
export function checkRoutes(routes: readonly Route[], endpoints: Readonly<Record<string, Endpoint>>): void {
  const problems: string[] = [];
  const handled = new Set(routes.map((route) => route.endpoint));
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (!handled.has(endpoint)) problems.push(`${name} (${label(endpoint)}) has no route`);
  }
  const seen = new Set<string>();
  for (const { endpoint } of routes) {
    const kind = (endpoint as Partial<Endpoint>).authz?.kind;
    if (!KINDS.includes(kind)) problems.push(`${label(endpoint)} does not say who may call it (authz)`);
    if (kind === 'member' && !endpoint.path.includes('/:clubId')) problems.push(`${label(endpoint)} names no club`);
    const place = `${kind === 'anonymous' ? 'anonymous ' : ''}${label(endpoint).replace(/:\w+/g, ':')}`;
    if (seen.has(place)) problems.push(`${label(endpoint)} shares its path with another endpoint`);
    seen.add(place);
  }
  if (problems.length > 0) throw new RouteTableError(`The routes are not complete:\n  ${problems.join('\n  ')}`);
}
