import type { Language } from '@canchero/shared-contracts/core';
import { waitFor } from '@testing-library/react';
import { followLanguage, loadLanguage } from './intl';
import { resolveLanguage } from './language';
import { followOtherTabs, preferences, restorePreferences, setColorMode, setLanguage } from './preferences';

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

test('a choice is applied at once, stored, and sent to the server in a cookie', () => {
  setLanguage('pt');
  setColorMode('dark');
  expect(document.documentElement).toHaveAttribute('lang', 'pt');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toBe('language=pt; colorMode=dark');
  preferences.setState({ language: 'es', colorMode: 'light' });
  restorePreferences();
  expect(preferences.getState()).toEqual({ language: 'pt', colorMode: 'dark' });
});

test('language and colours that another tab chose are taken over', () => {
  setLanguage('pt');
  setColorMode('dark');
  const [language, theme] = [localStorage.getItem('language'), localStorage.getItem('theme')];
  setLanguage('es');
  setColorMode('light');
  const end = followOtherTabs();
  // storage is shared with the other tab, which wrote first
  localStorage.setItem('language', language ?? '');
  localStorage.setItem('theme', theme ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sidebar' }));
  expect(preferences.getState()).toEqual({ language: 'es', colorMode: 'light' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(preferences.getState()).toEqual({ language: 'pt', colorMode: 'dark' });
  expect(document.documentElement).toHaveAttribute('lang', 'pt');
  end();
});

test('a language whose texts do not load leaves page, document and cookie in the one that is shown', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onFailure = jest.fn();
  preferences.setState({ language: 'es' });
  await loadLanguage('es');
  followLanguage(onFailure);
  // a language whose catalogue the server no longer has
  preferences.setState({ language: 'xx' as Language });
  document.documentElement.lang = 'xx';
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(preferences.getState().language).toBe('es');
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(document.cookie).toContain('language=es');
  complained.mockRestore();
});

test('an unknown code is an error', () => {
  expect(() => setLanguage('fr' as never)).toThrow('invalid language code');
});

describe('colours', () => {
  const atFirst = () => {
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
    document.cookie = 'colorMode=; Max-Age=0';
    window.matchMedia = (query) => ({ matches: query.includes('dark') }) as MediaQueryList;
  };
  beforeEach(atFirst);

  test.each([
    ['a choice outlives its entry: the server has painted by its cookie', 'light', 'light'],
    ['nobody has chosen: those of the system', '', 'dark'],
    ['a page that no server has filled in', '__THEME__', 'dark'],
  ])('%s', (_, painted, expected) => {
    document.documentElement.dataset.theme = painted;
    restorePreferences();
    expect(preferences.getState().colorMode).toBe(expected);
    expect(document.documentElement).toHaveAttribute('data-theme', expected);
  });

  test('of the system are no choice: they leave no cookie', () => {
    document.documentElement.dataset.theme = '';
    restorePreferences();
    expect(document.cookie).not.toContain('colorMode');
    setColorMode('light');
    expect(document.cookie).toContain('colorMode=light');
  });
});
