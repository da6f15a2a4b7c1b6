import type { Theme } from '@fluentui/react-components';
import { darkTheme, lightTheme } from './theme';

/** Stacking order. Tokens name these values, but themes do not contain them. */
const LAYERS = {
  zIndexBackground: 0,
  zIndexContent: 1,
  zIndexOverlay: 1000,
  zIndexPopup: 2000,
  zIndexMessages: 3000,
  zIndexFloating: 4000,
  zIndexPriority: 5000,
  zIndexDebug: 6000,
};

/**
 * Returns both themes as the page's style sheet, `theme.css`: computing 467 values in the browser costs time and bytes.
 * The document's `data-theme` chooses; shared values appear once. Print is always light.
 */
export function themeCss(): string {
  const names = Object.keys(lightTheme) as (keyof Theme)[];
  const differing = names.filter((name) => lightTheme[name] !== darkTheme[name]);
  const same = [...Object.keys(LAYERS), ...names.filter((name) => lightTheme[name] === darkTheme[name])];
  return [
    '/* Written by write-theme.ts from theme.ts. */',
    rule(':root', same, { ...LAYERS, ...lightTheme }),
    rule(':root,\n[data-theme="light"]', differing, lightTheme),
    `@media not print {\n${rule('[data-theme="dark"]', differing, darkTheme)}\n}`,
    '',
  ].join('\n');
}

const rule = (selector: string, names: readonly string[], values: object) =>
  `${selector} {\n${names.map((name) => `  --${name}: ${(values as Record<string, string>)[name]};`).join('\n')}\n}`;
