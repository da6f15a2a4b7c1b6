import { commonErrors, type Endpoint, type ErrorKind } from '@canchero/shared-contracts/core';
import { amountErrors } from '@canchero/shared-contracts/core/amount-errors';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const NOTHING = z.strictObject({});

/** Returns the status of a successful answer. */
export const successStatus = (endpoint: Endpoint) => endpoint.status ?? (endpoint.response ? 200 : 204);

/** Returns Fastify's schema of an endpoint, for validation and documentation. */
export function schemaOf(endpoint: Endpoint, tag: string): FastifySchema {
  return {
    summary: endpoint.summary,
    tags: [tag],
    ...(!isOpen(endpoint) && { security: [{ [securityOf(endpoint)]: [] }] }),
    ...(isHidden(endpoint) && { hide: true }),
    params: endpoint.params ?? NOTHING,
    querystring: endpoint.query ?? NOTHING,
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      [successStatus(endpoint)]: successOf(endpoint),
      ...errorResponses(errorsOf(endpoint)),
    },
  };
}

function successOf({ file, response }: Endpoint): z.ZodType {
  if (file) return z.string().meta({ format: 'binary' });
  return response ? z.object({ data: response }) : z.null();
}

/**
 * Checks whether the document, which anyone may read, leaves out an endpoint: nobody learns of those of super admins, and
 * a path has one entry, that of the members.
 */
const isHidden = ({ authz }: Endpoint) =>
  ['super_admin_account', 'super_admin', 'deployer', 'anonymous'].includes(authz.kind);

const isOpen = ({ authz }: Endpoint) => authz.kind === 'public' || authz.kind === 'anonymous';

const securityOf = ({ authz }: Endpoint) => (authz.kind === 'stream' ? 'streamTicket' : 'userToken');

/** Returns the errors of an endpoint: its own, and the common ones of its kind. */
function errorsOf(endpoint: Endpoint): ErrorKind[] {
  const { kind } = endpoint.authz;
  const { bad_request, payload_too_large, validation_failed, rate_limited, unavailable } = commonErrors;
  // an address can be malformed and have a body wherever none is expected
  const common: ErrorKind[] = [bad_request, payload_too_large, validation_failed, rate_limited, unavailable];
  if (!isOpen(endpoint)) common.push(commonErrors.unauthenticated, commonErrors.token_expired);
  if (kind.startsWith('super_admin') || kind === 'deployer') common.push(commonErrors.not_found);
  if (kind === 'member') common.push(commonErrors.not_found, commonErrors.forbidden, commonErrors.permission_denied);
  if (kind === 'member' && endpoint.body) common.push(amountErrors.fraction_of_currency);
  return [...(endpoint.errors ?? []), ...common];
}

function errorResponses(kinds: ErrorKind[]): Record<number, z.ZodType> {
  return Object.fromEntries(
    [...groupByStatus(kinds)].map(([status, group]) => [
      status,
      errorBody([...new Set(group.map((kind) => kind.code))]),
    ]),
  );
}

function groupByStatus(kinds: ErrorKind[]): Map<number, ErrorKind[]> {
  const groups = new Map<number, ErrorKind[]>();
  for (const kind of kinds) groups.set(kind.status, [...(groups.get(kind.status) ?? []), kind]);
  return groups;
}

const errorBodies = new Map<string, z.ZodType>();

/** Returns the schema of a body with one of these codes. Most endpoints have the same few, and making them takes time. */
function errorBody(codes: string[]): z.ZodType {
  const description = codes.map((code) => `\`${code}\``).join(', ');
  const body =
    errorBodies.get(description) ??
    z
      .object({
        error: z.string().meta({ examples: codes }),
        message: z.string(),
        params: z.record(z.string(), z.unknown()),
        request_id: z.string(),
      })
      .describe(description);
  errorBodies.set(description, body);
  return body;
}
