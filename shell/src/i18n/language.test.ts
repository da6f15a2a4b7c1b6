import { resolveLanguage } from './language';
import { preferences, restorePreferences, setColorMode, setLanguage } from './preferences';

test.each([
  ['pt', '?lang=en', ['es-AR'], 'pt'],
  [null, '?lang=en', ['pt-BR'], 'en'],
  [null, '', ['fr-FR', 'pt-BR', 'en'], 'pt'],
  [null, '?lang=fr', ['de'], 'es'],
  ['xx', '?lang=ES', ['en-US'], 'en'],
  [null, '', [], 'es'],
])('stored %s, query %s, browser %j: %s', (stored, query, browser, expected) => {
  expect(resolveLanguage({ stored, query, browser })).toBe(expected);
});

test('a choice is painted at once, kept, and told to the server by a cookie', () => {
  setLanguage('pt');
  setColorMode('dark');
  expect(document.documentElement).toHaveAttribute('lang', 'pt');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toBe('language=pt; colorMode=dark');
  preferences.setState({ language: 'es', colorMode: 'light' });
  restorePreferences();
  expect(preferences.getState()).toEqual({ language: 'pt', colorMode: 'dark' });
});

test('another code is an error', () => {
  expect(() => setLanguage('fr' as never)).toThrow('invalid language code');
});
