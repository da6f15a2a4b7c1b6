import type { GatewayStatus } from '@canchero/shared-contracts/online-payment';
import { FIRST_STATUSES, NEXT_STATUSES, RECEIVED_OR_OPEN } from './checkout';
import { escapeHtml, type PageView, page } from './page';
import { refundedOf, type SimulatedPayment, type SimulatedPreference } from './records';
import { simulatorText } from './text';

/** Ways in which the tester may have the message about a payment sent. */
const DELIVERIES = ['once', 'repeated', 'late', 'forged', 'lost'] as const;
export type DeliveryChoice = (typeof DELIVERIES)[number];

const LOCALES = { es: 'es-AR', en: 'en', pt: 'pt-BR' };

/** Renders the page on which a tester pays, or decides what becomes of a payment, as far as its state allows. */
export function checkoutPage(
  view: PageView,
  preference: SimulatedPreference,
  { payments, expired }: { payments: readonly SimulatedPayment[]; expired: boolean },
  address: string,
): string {
  const text = simulatorText(view.language);
  const money = (amount: number) =>
    new Intl.NumberFormat(LOCALES[view.language], {
      style: 'currency',
      currency: preference.currency,
      currencyDisplay: 'code',
    }).format(amount);
  const fact = (name: string, amount: number) => `<dl><dt>${name}</dt><dd>${escapeHtml(money(amount))}</dd></dl>`;

  const form = (fields: string, buttons: readonly { status: GatewayStatus; label: string }[]) =>
    `<form method="post" action="${escapeHtml(address)}">${fields}<fieldset><legend>${text('delivery.legend')}</legend>${DELIVERIES.map(
      (value, i) =>
        `<label><input type="radio" name="delivery" value="${value}"${i === 0 ? ' checked' : ''}> ${text(`delivery.${value}`)}</label>`,
    ).join('')}</fieldset><nav>${buttons
      .map(
        ({ status, label }, i) =>
          `<button${i === 0 ? ' class="primary"' : ''} name="status" value="${status}">${label}</button>`,
      )
      .join('')}</nav></form>`;

  const first = () => {
    if (payments.some(({ status }) => RECEIVED_OR_OPEN.includes(status))) return `<p>${text('checkout.again')}</p>`;
    if (expired) return `<p>${text('checkout.expired')}</p>`;
    const buttons = FIRST_STATUSES.map((status) => ({ status, label: text(`first.${status}`) }));
    return `<section><h2>${text('checkout.pay')}</h2>${form('', buttons)}</section>`;
  };

  const decided = (payment: SimulatedPayment) => {
    const { id, status } = payment;
    const next = NEXT_STATUSES[status];
    const refunded = refundedOf(payment);
    const buttons = next.map((to) => ({ status: to, label: text(`next.${to}`) }));
    return `<section><h2>${text('payment.title', { id: String(id) })} <span class="status">${text(`status.${status}`)}</span></h2>${
      refunded > 0 ? fact(text('payment.refunded'), refunded) : ''
    }${next.length === 0 ? `<p>${text('payment.final')}</p>` : ''}${form(
      `<input type="hidden" name="payment" value="${id}">`,
      [...buttons, { status, label: text('next.repeat') }],
    )}</section>`;
  };

  return page(
    view,
    preference.title,
    `<p>${text('page.lead')}</p>${fact(text('checkout.total'), preference.total)}${first()}${payments.toReversed().map(decided).join('')}`,
  );
}
