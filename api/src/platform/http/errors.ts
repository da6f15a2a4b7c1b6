import { AppError, commonErrors, type ErrorBody, isAppError } from '@canchero/shared-contracts/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable, isUnstorable } from '../db/pg-error';
import { raisedError } from '../db/raised-error';
import { isTransient } from '../db/retry';
import { asksForPage, failurePage } from '../static-files/failure-page';
import { notFoundPage } from '../static-files/not-found';
import type { Limiter } from './limits';

/** Seconds after which a caller may try again what the database could not answer. */
const RETRY_AFTER_SECONDS = 1;

const TIMED_OUT = 'FST_ERR_HANDLER_TIMEOUT';

/** Field that is not valid, as in `params.fields` of `validation_failed`. */
interface FieldProblem {
  /** Dotted path inside the part of the request; empty for the whole part. */
  path: string;
  message: string;
}

/** Registers the handler that gives every error answer the same shape, whatever threw it; a page that fails is a page. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = translate(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    else if (isUnstorable(error)) request.log.warn({ err: error }, 'a value cannot be stored');
    // a body that comes too slowly would keep its connection
    if (error.code === TIMED_OUT && !request.raw.complete) reply.header('connection', 'close');
    const asPage = known.status >= 500 && asksForPage(request);
    return asPage ? failurePage(known, request, reply) : sendError(known, request, reply);
  });
}

/**
 * Registers the answer of unknown paths. Those of the api count among the refused requests, so that their limit does
 * not differ from that of paths that exist for super admins only.
 */
export function registerNotFound(app: FastifyInstance, { refused }: Pick<Limiter, 'refused'>) {
  const isOfApi = ({ url }: FastifyRequest) => url.startsWith('/api');
  const preHandler = async (request: FastifyRequest) => {
    if (isOfApi(request)) await refused(request);
  };
  app.setNotFoundHandler({ preHandler }, (request, reply) =>
    isOfApi(request) ? sendError(AppError.of(commonErrors.not_found), request, reply) : notFoundPage(reply),
  );
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const body: ErrorBody = {
    error: error.code,
    message: error.message,
    params: error.params,
    request_id: request.id,
  };
  const retryAfter = error.params.retry_after;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  reply.errorCode = error.code;
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function translate(error: FastifyError): AppError {
  if (isAppError(error)) return error;
  const raised = raisedError(error);
  if (raised) return raised;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return AppError.of(commonErrors.validation_failed, { fields: error.validation.flatMap(fieldsOf) });
  }
  if (isUnstorable(error)) return AppError.of(commonErrors.validation_failed, { fields: [] }, { cause: error });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return AppError.of(commonErrors.payload_too_large);
  if (error.code === TIMED_OUT || isTransient(error) || isUnavailable(error)) {
    return AppError.of(commonErrors.unavailable, { retry_after: RETRY_AFTER_SECONDS }, { cause: error });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return AppError.of(commonErrors.bad_request, {}, { cause: error });
  }
  return AppError.of(commonErrors.internal, {}, { cause: error });
}

function fieldsOf(problem: { instancePath: string; message?: string; params: object }): FieldProblem[] {
  const path = problem.instancePath.split('/').filter(Boolean);
  const { keys } = problem.params as { keys?: string[] };
  if (keys) return keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field' }));
  return [{ path: path.join('.'), message: problem.message ?? 'Not valid' }];
}
