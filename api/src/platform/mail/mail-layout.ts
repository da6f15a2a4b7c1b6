import type { Language } from '@canchero/shared-contracts/core';

/** Content of a mail that is laid out as text and as HTML alike. */
export interface MailContent {
  language: Language;
  title: string;
  /** Paragraphs above the facts. */
  lead: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  /** Links; the first one is the main one. */
  actions: readonly { label: string; url: string }[];
  /** Small print, with a link or without. */
  footer: readonly { text: string; url?: string }[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Lays a mail out as plain text. */
export const mailText = ({ title, lead, facts, actions, footer }: MailContent): string =>
  [
    title,
    ...lead,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    actions.map(({ label, url }) => `${label}:\n${url}`).join('\n\n'),
    `-- \n${footer.map(({ text, url }) => (url ? `${text}: ${url}` : text)).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Colours on dark; mail programs without media queries keep those in place. */
const DARK = '@media (prefers-color-scheme:dark){.quiet{color:#a3abb5!important}.link{color:#4cc3cc!important}}';
const BUTTON = `${FONT};display:inline-block;padding:12px 20px;border-radius:6px;font-size:16px;text-decoration:none`;
const MAIN = `${BUTTON};background:#0e6c75;color:#ffffff;font-weight:600`;
const SECOND = `${BUTTON};padding-left:0;color:#0e6c75`;

/** Lays a mail out as HTML that mail programs show: tables, styles in place, nothing that is loaded. */
export const mailHtml = ({ language, title, lead, facts, actions, footer }: MailContent): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK}</style></head>
<body style="margin:0;padding:24px 12px">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;border-spacing:0;${FONT};font-size:16px">
<tr><td><h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(title)}</h1>
${lead.map((text) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text)}</p>`).join('\n')}
<table style="border-spacing:0;margin:0 0 24px;width:100%">
${facts.map(factRow).join('\n')}
</table>
${actions.map(actionLine).join('\n')}
<hr style="border:0;border-top:1px solid #cccccc;margin:24px 0 12px">
${footer.map(footerLine).join('\n')}
</td></tr></table></body></html>
`;

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" class="quiet" ` +
  `style="text-align:left;vertical-align:top;font-weight:400;padding:4px 16px 4px 0;color:#6b7280;` +
  `white-space:nowrap">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;font-weight:600;width:100%">${escapeHtml(value)}</td></tr>`;

const actionLine = ({ label, url }: { label: string; url: string }, index: number) => {
  const look = index ? `class="link" style="${SECOND}"` : `style="${MAIN}"`;
  return `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" ${look}>${escapeHtml(label)}</a></p>`;
};

const footerLine = ({ text, url }: { text: string; url?: string }) => {
  const shown = escapeHtml(text);
  const content = url ? `<a class="quiet" href="${escapeHtml(url)}" style="color:#6b7280">${shown}</a>` : shown;
  return `<p class="quiet" style="margin:0 0 6px;font-size:13px;color:#6b7280">${content}</p>`;
};
