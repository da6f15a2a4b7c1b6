import type { AppError } from '@canchero/shared-contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { styleNonce } from '../http/security-headers';
import { textsIn } from '../texts/texts';
import { languageOf, themeOf } from './shell-page';

/** Seconds after which the page of a service that is away asks again by itself. */
const ASK_AGAIN_S = 5;

const textIn = textsIn({
  es: {
    unavailable: 'Canchero no está disponible por el momento',
    waiting: 'Esta página vuelve a intentarlo sola en unos segundos.',
    failed: 'Algo salió mal de nuestro lado',
    later: 'Volvé a intentarlo en unos minutos.',
    retry: 'Reintentar',
  },
  en: {
    unavailable: 'Canchero is not available right now',
    waiting: 'This page tries again by itself in a few seconds.',
    failed: 'Something went wrong on our side',
    later: 'Please try again in a few minutes.',
    retry: 'Try again',
  },
  pt: {
    unavailable: 'O Canchero não está disponível no momento',
    waiting: 'Esta página tenta de novo sozinha em alguns segundos.',
    failed: 'Algo deu errado do nosso lado',
    later: 'Tente de novo em alguns minutos.',
    retry: 'Tentar de novo',
  },
});

/** Looks like the shell's own page of a failed start (shell/src/boot.css). */
const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.5 'Segoe UI', system-ui, sans-serif; background: light-dark(#fff, #292929); }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { max-width: 28rem; margin: 20vh auto; padding: 0 1rem; overflow-wrap: break-word; text-align: center; }
h1 { font-size: 1.5rem; line-height: 1.25; }
a { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 4px; background: #0f7a84; color: #fff; font-weight: 600;
  text-decoration: none; }`;

/** Checks whether a person asked for a page, rather than a script for data or a file. */
export const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(?:[/?]|$)/.test(url) && /text\/html/.test(headers.accept ?? '');

/** Answers for a page that the service cannot make with one that says so, which needs neither database nor scripts. */
export function failurePage(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const text = textIn(languageOf(request));
  const passes = error.status === 503;
  const title = text(passes ? 'unavailable' : 'failed');
  if (passes) reply.header('retry-after', ASK_AGAIN_S);
  reply.errorCode = error.code;
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${languageOf(request)}" data-theme="${themeOf(request)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />${passes ? `\n    <meta http-equiv="refresh" content="${ASK_AGAIN_S}" />` : ''}
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style nonce="${styleNonce(reply.raw)}">${STYLES}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text(passes ? 'waiting' : 'later')}</p>
      <p><a href="">${text('retry')}</a></p>
    </main>
  </body>
</html>
`);
}
