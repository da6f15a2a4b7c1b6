import { randomUUID } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config/config';
import { addAnonymousConstraint } from './anonymous';
import { registerErrors, sendError } from './errors';
import { registerSecurityHeaders } from './security-headers';

const BODY_LIMIT = 256 * 1024;
const TIMEOUT_MS = 10_000;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Creates Fastify with request ids, limits of size and time, security headers and one shape of errors. */
export async function createServer(
  config: Pick<Config, 'publicUrl' | 'devOrigins' | 'trustProxy'>,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMEOUT_MS,
    handlerTimeout: TIMEOUT_MS,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => {
      void sendError(AppError.of(commonErrors.bad_request, {}, { message: error.message }), request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addAnonymousConstraint(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('club', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const caller = request.caller?.id;
    request.log.info(
      { req: request, status: statusCode, ms: Math.round(elapsedTime), ...(caller && { caller }) },
      'request',
    );
  });
  await registerSecurityHeaders(app, config);
  registerErrors(app);
  return app;
}
