import type { FastifyInstance } from 'fastify';

/** Name of the constraint of routes for callers without a token. */
export const ANONYMOUS = 'anonymous';

/**
 * Lets a route with the constraint `anonymous` answer requests without a token. Another route with the same path
 * answers those that have one, valid or not, so that an expired token is reported as such.
 * @see https://fastify.dev/docs/latest/Reference/Routes/#constraints
 */
export function addAnonymousConstraint(app: FastifyInstance) {
  app.addConstraintStrategy({
    name: ANONYMOUS,
    storage: () => {
      const handlers = new Map<unknown, unknown>();
      return {
        get: (value: unknown) => (handlers.get(value) ?? null) as never,
        set: (value: unknown, handler: unknown) => void handlers.set(value, handler),
      };
    },
    deriveConstraint: ({ headers }) => (headers.authorization === undefined ? true : undefined),
    validate: () => true,
  });
}
