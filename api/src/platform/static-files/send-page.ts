import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Level at which a page of 120 kB takes about two milliseconds. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page made for this request, compressed if the browser accepts it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find((one) => accepted.includes(one));
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  if (!encoding) return reply.send(page);
  const bytes = Buffer.from(page);
  const small = encoding === 'br' ? await brotli(bytes, BROTLI) : await gzip(bytes, { level: 6 });
  return reply.header('content-encoding', encoding).send(small);
}
