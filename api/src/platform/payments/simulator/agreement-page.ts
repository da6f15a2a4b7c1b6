import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SimulatedAgreement } from './agreements';
import { escapeHtml, type PageView, page, refusedPage, viewOf } from './page';
import { SIMULATOR_PATH, type Simulator } from './simulator';
import { simulatorText } from './text';

const ADDRESS = `${SIMULATOR_PATH}/subscriptions/checkout`;
const CHARGE_EVERY_MS = 2_000;

/** Registers the page on which a tester agrees to charges that repeat, stops them, or takes away the card's money. */
export function registerAgreementPage(app: FastifyInstance, simulator: Simulator) {
  const { agreements } = simulator;
  const hidden = { schema: { hide: true } };
  const found = (request: FastifyRequest) =>
    agreements.agreement((request.query as { preapproval_id?: string }).preapproval_id ?? '');
  agreements.changed = (topic, id, sellerId) =>
    void simulator.tell(topic, id, sellerId).catch((error) => app.log.warn({ err: error }, 'a message did not arrive'));
  const timer = setInterval(() => agreements.chargeDue(), CHARGE_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.get(ADDRESS, hidden, (request, reply) => {
    const agreement = found(request);
    const view = viewOf(request, reply);
    reply.type('text/html; charset=utf-8');
    if (!agreement) return reply.code(404).send(refusedPage(view, 'preapproval_id'));
    return reply.send(agreementPage(view, agreement, request.url));
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request: FastifyRequest, text: string, done: (error: null, body: unknown) => void) =>
        done(null, Object.fromEntries(new URLSearchParams(text))),
    );
    scope.post(ADDRESS, hidden, (request, reply) => {
      const agreement = found(request);
      if (!agreement) return reply.code(404).send();
      const { status } = (request.body ?? {}) as { status?: string };
      const waits = agreement.status === 'pending';
      if (status === 'authorized' && waits) agreements.agree(agreement);
      else if (status === 'rejected' && waits) agreements.agree(agreement, { cardWorks: false });
      else if (status === 'unheard' && waits) agreements.agree(agreement, { isUnheard: true });
      else if (status === 'authorized' || status === 'paused' || status === 'cancelled') {
        agreements.decide(agreement, status);
      } else if (status === 'card_works' || status === 'card_fails') agreement.cardWorks = status === 'card_works';
      return reply.redirect(waits && status !== 'cancelled' ? agreement.backUrl : request.url, 303);
    });
  });
}

/** Renders what a tester may agree to, or change of what was agreed. */
function agreementPage(
  view: PageView,
  { title, amount, currency, months, status }: SimulatedAgreement,
  address: string,
) {
  const text = simulatorText(view.language);
  const choices =
    status === 'pending'
      ? (['authorized', 'unheard', 'rejected', 'cancelled'] as const).map(
          (to) => [to, text(`agreement.agree.${to}`)] as const,
        )
      : (['authorized', 'paused', 'cancelled', 'card_fails', 'card_works'] as const).map(
          (to) => [to, text(`agreement.choice.${to}`)] as const,
        );
  return page(
    view,
    title,
    `<p>${text('page.lead')}</p>
     <dl><dt>${text('checkout.total')}</dt><dd>${escapeHtml(`${currency} ${amount.toFixed(2)}`)}</dd>
     <dt>${text('agreement.legend.every')}</dt><dd>${text('agreement.legend.months', { months })}</dd></dl>
     <form method="post" action="${escapeHtml(address)}"><nav>${choices
       .map(
         ([to, label], i) =>
           `<button${i === 0 ? ' class="primary"' : ''} name="status" value="${to}">${label}</button>`,
       )
       .join('')}</nav></form>`,
  );
}
