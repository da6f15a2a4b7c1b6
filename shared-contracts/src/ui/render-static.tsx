import { createDOMRenderer, FluentProvider, RendererProvider, renderToStyleElements } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkTheme, lightTheme } from './theme';

/** Stands for the nonce of an answer, which the service fills in. */
const NONCE = '__CSP_NONCE__';

const NOTHING_TO_COMPUTE = {};

/**
 * Renders a tree to HTML and the style elements that it needs. The page's style renderer adopts these elements, so that
 * a tree which is drawn later over the same page finds its rules in place.
 * @see https://griffel.js.org/react/api/create-dom-renderer
 */
export function renderStatic(tree: ReactNode): { html: string; styles: string } {
  const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce: NONCE } });
  const html = renderToStaticMarkup(
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={NOTHING_TO_COMPUTE}>{tree}</FluentProvider>
    </RendererProvider>,
  ).replace(/<style[^>]*>.*?<\/style>/s, '');
  const rules = renderToStaticMarkup(renderToStyleElements(renderer));
  const plain = withoutStyleAttributes(html);
  return { html: plain.html, styles: darkStyle(rules + html) + rules + plain.style };
}

/** Turns style attributes, which the content security policy forbids in a document, into rules. */
function withoutStyleAttributes(html: string): { html: string; style: string } {
  const values: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    if (!values.includes(value)) values.push(value);
    return ` data-styled="${values.indexOf(value)}"`;
  });
  const rules = values.map((value, index) => `[data-styled="${index}"]{${value.replaceAll('&quot;', '"')}}`);
  return { html: marked, style: `<style nonce="${NONCE}">${rules.join('')}</style>` };
}

/** Returns the dark values of the variables in a text, for pages that follow the system before any script runs. */
function darkStyle(text: string): string {
  const names = [...new Set(text.match(/(?<=var\(--)\w+/g))] as (keyof typeof darkTheme)[];
  const differing = names.filter((name) => name in darkTheme && darkTheme[name] !== lightTheme[name]);
  const values = differing.map((name) => `--${name}:${darkTheme[name]}`).join(';');
  return `<style nonce="${NONCE}">@media (prefers-color-scheme:dark){html[data-theme=""]{${values}}}</style>`;
}
