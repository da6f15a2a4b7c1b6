import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Raw } from './raw';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);

const COMPRESS = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => gzip(bytes),
};
type Encoding = keyof typeof COMPRESS;
const ENCODINGS = Object.keys(COMPRESS) as Encoding[];

/** Number of bytes below which compressing an answer is not worth it. */
const SMALL = 1024;

/** Answer in JSON that many callers get: it is written, hashed and compressed once for all of them. */
export class SharedAnswer extends Raw {
  private readonly bytes: Buffer;
  private readonly tag: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param json text of the `data` */
  constructor(json: string) {
    super(json);
    this.bytes = Buffer.from(`{"data":${json}}`);
    this.tag = `W/"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
  }

  /**
   * Sends the answer, or that the caller has it already. It may be kept, and has to be compared before each use.
   * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
   */
  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-cache').header('etag', this.tag).header('vary', 'accept-encoding, authorization');
    if (headers['if-none-match']?.includes(this.tag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = headers['accept-encoding'] ?? '';
    const encoding = this.bytes.length < SMALL ? undefined : ENCODINGS.find((one) => accepted.includes(one));
    if (!encoding) return reply.send(this.bytes);
    const small = this.compressed.get(encoding) ?? COMPRESS[encoding](this.bytes);
    this.compressed.set(encoding, small);
    return reply.header('content-encoding', encoding).send(await small);
  }
}
