import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import compress from '@fastify/compress';
import type { Span } from '@opentelemetry/api';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config/config';
import { countingInto, type DatabaseTime } from '../db/measured';
import type { Metrics } from '../metrics/metrics';
import { beginRequest, endRequest, inSpan, traceIdOf } from '../tracing/spans';
import { addAnonymousConstraint } from './anonymous';
import { registerErrors, sendError } from './errors';
import { answerParserError } from './parser-errors';
import { registerSecurityHeaders } from './security-headers';

const BODY_LIMIT = 256 * 1024;
const TIMEOUT_MS = 10_000;
/** Interval at which connections are closed that sent no whole request within the timeout. */
const CHECK_CONNECTIONS_MS = 2_000;
/** Bytes from which an answer is compressed: a day of bookings has some thirty thousand, most answers a few hundred. */
const COMPRESSED_FROM = 4_096;
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
/**
 * Compilers of zod. Fastify gets them when it is made, since it otherwise loads Ajv before it learns that nobody needs it;
 * its types there know no others.
 */
const COMPILERS = {
  buildValidator: () => validatorCompiler as never,
  buildSerializer: () => serializerCompiler as never,
};
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Route name in logs and metrics for requests that match no route, whose paths could be anything. */
const UNKNOWN_ROUTE = 'none';

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? UNKNOWN_ROUTE;

/** Runs `work` such that its transactions count for the request. */
const inRequest = ({ databaseTime, span }: FastifyRequest, work: () => void) =>
  databaseTime && span ? countingInto(databaseTime, () => inSpan(span, work)) : work();

const isStream = ({ raw }: FastifyReply) => String(raw.getHeader('content-type')).startsWith('text/event-stream');

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent if the address could not be read. */
    databaseTime?: DatabaseTime;
    /** Absent if the address could not be read. */
    span?: Span;
  }
  interface FastifyReply {
    /** Code of the error that is answered, else null. */
    errorCode: string | null;
  }
}

/** Creates Fastify with request ids, limits of size and time, security headers and one shape of errors. */
export async function createServer(
  config: Pick<Config, 'publicUrl' | 'devOrigins' | 'trustProxy'>,
  log: FastifyBaseLogger,
  metrics: Metrics,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMEOUT_MS,
    handlerTimeout: TIMEOUT_MS,
    http: { connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
    clientErrorHandler: answerParserError,
    forceCloseConnections: 'idle',
    // a proxy may not repeat a write that was refused, so requests that still come over an open connection are served,
    // and their answers close it
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    schemaController: { compilersFactory: COMPILERS },
    frameworkErrors: (error, request, reply) => {
      void sendError(AppError.of(commonErrors.bad_request, {}, { cause: error }), request, reply);
    },
  });
  addAnonymousConstraint(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('club', null);
  app.decorateReply('errorCode', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    request.databaseTime = { ms: 0 };
    request.span = beginRequest(request.method, routeOf(request));
    inRequest(request, done);
  });
  warnOfUntrustedProxy(app);
  // a body is read from the connection, which belongs to no request
  app.addHook('preValidation', (request, _reply, done) => inRequest(request, done));
  // these lines have what is named below and nothing to mask: looking for it took a thirtieth of a request that reads
  const requestLog = log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime: ms, errorCode: error } = reply;
    const route = routeOf(request);
    // the head of a stream is written by its own code, and its time is the visitor's
    metrics.answered(request.method, route, status, isStream(reply) ? null : ms / 1_000);
    const caller = request.caller?.id;
    const club = request.club?.id;
    const trace = request.span && traceIdOf(request.span);
    if (request.span) endRequest(request.span, status, error);
    const db_ms = Math.round(request.databaseTime?.ms ?? 0);
    requestLog.info(
      {
        reqId: request.id,
        req: request,
        route,
        status,
        ms: Math.round(ms),
        db_ms,
        ...(caller && { caller }),
        ...(club && { club }),
        ...(error && { error }),
        ...(trace && { trace }),
      },
      'request',
    );
  });
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: BROTLI,
    // a compressed body could be of any size
    globalDecompression: false,
  });
  await registerSecurityHeaders(app, config);
  registerErrors(app);
  return app;
}

/** Warns once that a peer forwards for others without being trusted: they all count as one address then. */
function warnOfUntrustedProxy(app: FastifyInstance) {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || !request.headers['x-forwarded-for'] || request.ip !== request.socket.remoteAddress) return;
    warned = true;
    request.log.warn(
      { peer: request.ip },
      'X-Forwarded-For of a peer that TRUST_PROXY does not name: limits count all who come by it as one',
    );
  });
}
