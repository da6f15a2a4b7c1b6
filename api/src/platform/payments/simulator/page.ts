const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
  main { max-width: 420px; margin: 24px; padding: 32px; border: 1px solid GrayText; border-radius: 12px; }
  h1 { font-size: 22px; line-height: 1.3; margin: 8px 0; }
  p { margin: 8px 0 0; }
  .note { display: inline-block; padding: 2px 10px; border: 1px solid currentColor; border-radius: 12px; font-size: 13px; }
  nav { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
  a { padding: 10px 20px; border-radius: 6px; border: 1px solid #0a5ec2; color: inherit; text-decoration: none; font-weight: 600; }
  a.primary { background: #0a5ec2; color: #fff; }
  a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
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
