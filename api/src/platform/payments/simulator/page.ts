const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
  main { max-width: 420px; margin: 24px; padding: 32px; border: 1px solid GrayText; border-radius: 12px; }
  h1 { font-size: 22px; line-height: 1.3; margin: 8px 0; }
  h2 { margin: 32px 0 0; padding-top: 24px; border-top: 1px solid GrayText; font-size: 17px; line-height: 1.4; }
  p { margin: 8px 0 0; }
  .note { display: inline-block; padding: 2px 10px; border: 1px solid currentColor; border-radius: 12px; font-size: 13px; }
  nav { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
  a { padding: 10px 20px; border-radius: 6px; border: 1px solid #0a5ec2; color: inherit; text-decoration: none; font-weight: 600; }
  a.primary { background: #0a5ec2; color: #fff; }
  form { display: contents; }
  fieldset { margin: 24px 0 0; border: 1px solid GrayText; border-radius: 8px; }
  label { display: flex; align-items: center; gap: 8px; min-height: 36px; }
  button { padding: 10px 20px; border-radius: 6px; border: 1px solid #0a5ec2; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button.primary { background: #0a5ec2; color: #fff; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 0; }
  dd { margin: 0; text-align: right; }
  a:focus-visible, button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

const page = (title: string, content: string, nonce: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><span class="note">Simulador de Mercado Pago</span><h1>${title}</h1>${content}</main></body></html>`;

/** Renders the page on which a seller authorizes us, with the addresses of its two buttons. */
export const authorizationPage = (to: { allow: string; deny: string }, nonce: string) =>
  page(
    '¿Permitir que Canchero cobre en tu nombre?',
    `<p>Esta página hace de Mercado Pago mientras no haya uno configurado. No se mueve dinero.</p>
     <nav><a class="primary" href="${escapeHtml(to.allow)}">Permitir</a><a href="${escapeHtml(to.deny)}">Cancelar</a></nav>`,
    nonce,
  );

export const refusedPage = (parameter: string, nonce: string) =>
  page('El pedido no es válido', `<p>Parámetro: <code>${escapeHtml(parameter)}</code></p>`, nonce);

/** How the tester wants the message about a payment to be sent. */
export const DELIVERIES = {
  once: 'Llega una vez',
  twice: 'Llega cinco veces',
  late: 'Llega 10 segundos después',
  forged: 'Llega con firma falsa',
  lost: 'Se pierde',
} as const;
export type DeliveryChoice = keyof typeof DELIVERIES;

/** Names of statuses that need no look at the gateway's documentation. */
const STATUS_NAMES: Partial<Record<string, string>> = {
  approved: 'aprobado',
  rejected: 'rechazado',
  pending: 'pendiente',
  in_process: 'en revisión',
  refunded: 'devuelto',
  charged_back: 'con contracargo',
};

const deliveries = () =>
  `<fieldset><legend>El aviso al club</legend>${Object.entries(DELIVERIES)
    .map(
      ([value, label], i) =>
        `<label><input type="radio" name="delivery" value="${value}"${i === 0 ? ' checked' : ''}> ${label}</label>`,
    )
    .join('')}</fieldset>`;

const buttons = (choices: readonly (readonly [string, string])[]) =>
  `<nav>${choices
    .map(
      ([value, label], i) =>
        `<button${i === 0 ? ' class="primary"' : ''} name="status" value="${value}">${label}</button>`,
    )
    .join('')}</nav>`;

/** Renders the page on which a tester pays, or decides what becomes of a payment that waits. */
export const checkoutPage = (
  checkout: { title: string; amount: string; expired: boolean; payments: readonly { id: number; status: string }[] },
  address: string,
  nonce: string,
) =>
  page(
    escapeHtml(checkout.title),
    `<p>Esta página hace de Mercado Pago mientras no haya uno configurado. No se mueve dinero.</p>
     <dl><dt>Total</dt><dd><strong>${escapeHtml(checkout.amount)}</strong></dd></dl>
     ${
       checkout.expired
         ? '<p>El pago venció: ya no se puede pagar.</p>'
         : `<form method="post" action="${escapeHtml(address)}">${deliveries()}${buttons([
             ['approved', 'Pagar'],
             ['rejected', 'Rechazar'],
             ['pending', 'Dejar pendiente'],
             ['in_process', 'Dejar en revisión'],
           ])}</form>`
     }
     ${checkout.payments
       .map(
         ({ id, status }) =>
           `<form method="post" action="${escapeHtml(address)}"><h2>Pago ${id}: ${escapeHtml(STATUS_NAMES[status] ?? status)}</h2>
            <input type="hidden" name="payment" value="${id}">${deliveries()}${buttons([
              ['approved', 'Aprobar'],
              ['rejected', 'Rechazar'],
              ['refunded', 'Devolver todo'],
              ['charged_back', 'Contracargo'],
            ])}</form>`,
       )
       .join('')}`,
    nonce,
  );
