import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeCss } from './theme-css';
import { tokens } from './tokens';

test('the style sheet is that of the theme', () => {
  const written = readFileSync(path.join(__dirname, 'theme.css'), 'utf8');
  expect(plain(written)).toBe(plain(themeCss()));
});

/** The formatter has its own idea of space, quotes and the last digits of a fraction. */
const plain = (css: string) =>
  css
    .replace(/\s+/g, '')
    .replaceAll("'", '"')
    .replace(/(\.\d+?)0+\b/g, '$1');

test('a token is a variable of the style sheet', () => {
  expect(tokens.colorBrandBackground).toBe('var(--colorBrandBackground)');
  expect(themeCss()).toContain('--colorBrandBackground: ');
});
