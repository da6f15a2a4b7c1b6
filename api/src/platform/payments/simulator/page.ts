import type { Language } from '@canchero/shared-contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { styleNonce } from '../../http/security-headers';
import { languageOf } from '../../static-files/shell-page';
import { simulatorText } from './text';

/** Language of a page's reader, and the nonce of its style. */
export interface PageView {
  language: Language;
  nonce: string;
}

export const viewOf = (request: FastifyRequest, reply: FastifyReply): PageView => ({
  language: languageOf(request),
  nonce: styleNonce(reply.raw),
});

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; --page: #f3f5f8; --card: #fff; --text: #1b1f24; --quiet: #545b64; --line: #d5dae1;
    --strong: #0a5ec2; --on-strong: #fff; --accent: #0a5ec2; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #14171a; --card: #1f2327; --text: #f1f3f5; --quiet: #b1b8c0; --line: #3b424a; --accent: #8ab8ff; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; padding: 24px 16px; background: var(--page); color: var(--text);
    font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 560px; margin: 0 auto; padding: 24px; border: 1px solid var(--line); border-radius: 12px;
    background: var(--card); overflow-wrap: anywhere; }
  h1 { margin: 12px 0 0; font-size: 22px; line-height: 1.3; }
  h2 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; margin: 0; font-size: 17px;
    line-height: 1.4; }
  section { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--line); }
  p { margin: 8px 0 0; color: var(--quiet); }
  .note, .status { padding: 2px 10px; border: 1px solid var(--line); border-radius: 12px; font-size: 13px;
    font-weight: 600; color: var(--quiet); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 0; }
  dd { margin: 0; text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; }
  fieldset { margin: 16px 0 0; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; }
  legend { padding: 0 4px; font-size: 14px; color: var(--quiet); }
  label { display: flex; align-items: center; gap: 12px; min-height: 44px; }
  input { width: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--accent); }
  nav { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px; }
  a, button { flex: 1 1 160px; min-height: 44px; padding: 10px 16px; border: 1px solid var(--accent); border-radius: 6px;
    background: none; color: var(--accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none;
    cursor: pointer; }
  .primary { border-color: var(--strong); background: var(--strong); color: var(--on-strong); }
  a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** Renders a page of the simulator. @param title plain text @param content HTML */
export function page({ language, nonce }: PageView, title: string, content: string): string {
  const text = simulatorText(language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><span class="note">${text('page.note')}</span><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

/** Renders the page on which a seller authorizes us, with the addresses of its two buttons. */
export function authorizationPage(view: PageView, to: { allow: string; deny: string }): string {
  const text = simulatorText(view.language);
  return page(
    view,
    text('authorization.title'),
    `<p>${text('page.lead')}</p>
     <nav><a class="primary" href="${escapeHtml(to.allow)}">${text('authorization.allow')}</a><a href="${escapeHtml(to.deny)}">${text('authorization.deny')}</a></nav>`,
  );
}

/** Renders the answer to a request with a parameter that is not valid. */
export function refusedPage(view: PageView, parameter: string): string {
  const text = simulatorText(view.language);
  return page(view, text('refused.title'), `<p>${text('refused.parameter')} <code>${escapeHtml(parameter)}</code></p>`);
}
