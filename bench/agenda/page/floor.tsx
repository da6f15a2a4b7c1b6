import { createElement, type ReactNode } from 'react';
import type { Host } from './host';
import { type Settled, settle } from './settle';

/** Element as JSON: its name, its properties as React takes them, and its children; a text is a string. */
type Copy = string | { name: string; props: Record<string, unknown>; children: Copy[] };

const KEPT = 'floor';

/**
 * Returns the mount of a candidate's floor: React and the browser mount the very elements, styles and texts that the
 * candidate shows first, without any of its own work. The candidate is mounted once before and read; then the page is
 * reloaded. Its process still has the fonts, shaped texts and compiled code of that mount, so that no first mount of the
 * elements can be as quick.
 */
export async function createFloor(host: Host, mount: () => Promise<Settled>): Promise<() => Promise<Settled>> {
  const kept = sessionStorage.getItem(KEPT);
  if (!kept) {
    await settle(() => undefined); // the page around it is rendered by then
    await mount();
    const [root] = document.querySelector('main')?.children ?? [];
    if (!root) throw new Error('the candidate shows nothing');
    sessionStorage.setItem(KEPT, JSON.stringify(copy(root, 0)));
    location.reload();
    return new Promise(() => undefined);
  }
  const content = elementOf(JSON.parse(kept));
  return () => settle(() => host.show(Shown, { content }));
}

const Shown = ({ content }: { content: ReactNode }) => content;

const elementOf = (of: Copy): ReactNode =>
  typeof of === 'string' ? of : createElement(of.name, of.props, ...of.children.map(elementOf));

/** Names of attributes that React spells in its own way. */
const PROPS: Record<string, string> = { class: 'className', tabindex: 'tabIndex', colspan: 'colSpan' };

function copy(element: Element, key: number): Copy {
  const props: Record<string, unknown> = { key };
  for (const { name, value } of element.attributes) props[PROPS[name] ?? name] = value;
  if (element.hasAttribute('style')) props['style'] = styleOf((element as HTMLElement).style);
  const children = [...element.childNodes].map((child, i) =>
    child instanceof Element ? copy(child, i) : (child.textContent ?? ''),
  );
  return { name: element.localName, props, children };
}

/** Returns inline styles as React takes them. */
function styleOf(style: CSSStyleDeclaration): Record<string, string> {
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    [...style].map((name) => [name.startsWith('--') ? name : camel(name), style.getPropertyValue(name)]),
  );
}
