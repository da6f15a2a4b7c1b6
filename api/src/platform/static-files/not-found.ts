import type { FastifyReply } from 'fastify';

/** Answers for a missing file with plain text, never with the shell's page, which a loader would take for a script. */
export const notFoundPage = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
