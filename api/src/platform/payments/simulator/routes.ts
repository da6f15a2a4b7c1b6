import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerAgreementPage } from './agreement-page';
import { registerCheckoutPage } from './checkout-routes';
import { authorizationPage, refusedPage, viewOf } from './page';
import { SIMULATOR_PATH, type Simulator } from './simulator';

const AGREEMENT_PATHS = ['/preapproval', '/preapproval/*', '/authorized_payments/*'];

type Query = Record<string, string | undefined>;

/** Registers the simulator: the page on which a seller authorizes us, and the calls of clients. */
export function registerSimulator(app: FastifyInstance, simulator: Simulator, publicUrl: string) {
  const hidden = { schema: { hide: true } };
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

  app.get(`${SIMULATOR_PATH}/authorization`, hidden, (request, reply) => {
    const query = request.query as Query;
    const view = viewOf(request, reply);
    const problem = problemWith(query, simulator, publicUrl);
    if (problem) return html(reply.code(400), refusedPage(view, problem));
    const decide = (decision: string) =>
      `${SIMULATOR_PATH}/authorization/${decision}?${new URLSearchParams(query as Record<string, string>)}`;
    return html(reply, authorizationPage(view, { allow: decide('allow'), deny: decide('deny') }));
  });

  app.get(`${SIMULATOR_PATH}/authorization/:decision`, hidden, (request, reply) => {
    const query = request.query as Query;
    const problem = problemWith(query, simulator, publicUrl);
    if (problem) return html(reply.code(400), refusedPage(viewOf(request, reply), problem));
    const back = new URL(query.redirect_uri as string);
    if (query.state !== undefined) back.searchParams.set('state', query.state);
    if ((request.params as { decision: string }).decision === 'allow') {
      back.searchParams.set(
        'code',
        simulator.oauth.issueCode(query.redirect_uri as string, query.code_challenge ?? null),
      );
    } else back.searchParams.set('error', 'access_denied');
    return reply.redirect(back.href);
  });

  const deliver = simulator.deliver;
  simulator.deliver = async (message) => {
    const { url, headers, body } = message;
    if (!url.startsWith(`${publicUrl}/`)) return deliver(message);
    const answer = await app.inject({ method: 'POST', url: url.slice(publicUrl.length), headers, payload: body });
    return answer.statusCode;
  };
  registerCheckoutPage(app, simulator);
  registerAgreementPage(app, simulator);

  for (const path of ['/oauth/*', '/checkout/preferences', '/checkout/preferences/*', '/v1/*', ...AGREEMENT_PATHS]) {
    app.route({
      method: ['GET', 'POST', 'PUT'],
      url: SIMULATOR_PATH + path,
      ...hidden,
      handler: (request, reply) => {
        const { status, body } = simulator.handle({
          method: request.method,
          path: (request.url.split('?')[0] ?? '').slice(SIMULATOR_PATH.length),
          query: request.query as Query,
          headers: request.headers as Record<string, string | undefined>,
          body: request.body,
        });
        return reply.code(status).send(body);
      },
    });
  }
}

/** Returns the parameter that is not valid, or null. Redirects lead to our own address only. */
function problemWith(query: Query, simulator: Simulator, publicUrl: string): string | null {
  if (!simulator.oauth.knows(query.client_id)) return 'client_id';
  if (query.response_type !== 'code') return 'response_type';
  if (query.platform_id !== 'mp') return 'platform_id';
  if (!query.redirect_uri?.startsWith(`${publicUrl}/`)) return 'redirect_uri';
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') return 'code_challenge_method';
  return null;
}
