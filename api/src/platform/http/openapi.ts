import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * Serves the OpenAPI document and its page at /api/docs, from the same schemas that requests are checked with. In
 * production it serves neither: they are outside of all limits, and of use to nobody there.
 */
export async function registerOpenapi(app: FastifyInstance, version: string, production: boolean) {
  if (production) return;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Canchero',
        version,
        description: 'Answers come as `{data}`, errors as `{error, message, params, request_id}`.',
      },
      components: {
        securitySchemes: {
          userToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          streamTicket: { type: 'apiKey', in: 'query', name: 'token' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  // The page has no inline scripts or styles, so the general Content-Security-Policy fits.
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
