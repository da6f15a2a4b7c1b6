import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const nonces = new WeakMap<ServerResponse, string>();

/**
 * Returns the nonce of a response's styles, which its Content-Security-Policy names too.
 * @see https://www.w3.org/TR/CSP3/
 */
export function styleNonce(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** Sets the headers of every answer: scripts and styles from our origin or by nonce only, none inline, no framing. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'devOrigins'>) {
  const https = config.publicUrl.startsWith('https:');
  const dev = config.devOrigins;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...dev],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...dev, (_: IncomingMessage, res: ServerResponse) => `'nonce-${styleNonce(res)}'`],
        imgSrc: ["'self'", 'data:', ...dev],
        fontSrc: ["'self'", ...dev],
        connectSrc: ["'self'", ...dev, ...dev.map((origin) => origin.replace(/^http/, 'ws'))],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: dev.length > 0 ? 'cross-origin' : 'same-origin' },
  });
}
