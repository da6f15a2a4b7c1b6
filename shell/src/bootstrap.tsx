import { createRoot } from 'react-dom/client';
import { App } from './app';
import { syncCaller } from './caller-sync';
import { prepareShellFrame } from './chrome/lazy-shell-frame';
import { persistLog } from './diagnostics/debug-log';
import { watchPage } from './diagnostics/page-events';
import { ownSource } from './federation/own-release';
import { preloadRemote } from './federation/preload-remote';
import { refreshRemotes } from './federation/remotes';
import { reportFailure } from './federation/report-failure';
import { followReleases } from './federation/shell-release';
import { followLanguage, loadLanguage, translate } from './i18n/intl';
import { followOtherTabs, preferences, restorePreferences } from './i18n/preferences';
import { warnBeforeLeaving } from './navigation/unsaved-input';
import { syncNotifications } from './notifications/notification-sync';
import { AccountFrame } from './pages';
import { showToast } from './parts/toast-queue';
import { syncAccountLanguage } from './session/account-language';
import { syncWithOtherTabs } from './session/other-tabs';
import { isSignedIn, restoreSession, session } from './session/session-store';
import { wipeOtherSchema } from './storage/schema-stamp';

/** Reports an error of the shell's own parts, whether a boundary caught it or nothing of the page is left. */
function reportError(error: unknown): void {
  console.error(error);
  reportFailure(ownSource(), 'render', error);
}

const adoptOverrides = () =>
  import(/* webpackChunkName: "developer" */ './federation/adopt-overrides').then((m) =>
    m.adoptOverrides(window.location),
  );

export async function start(): Promise<void> {
  wipeOtherSchema();
  persistLog();
  watchPage();
  // only a developer's first page has one
  if (window.location.search.includes('remote=')) await adoptOverrides();
  restorePreferences();
  followOtherTabs();
  followLanguage(() => showToast({ intent: 'error', body: translate('auth.error.offline') }));
  const texts = loadLanguage(preferences.getState().language);
  restoreSession();
  syncWithOtherTabs();
  syncAccountLanguage();
  if (isSignedIn(session.getState())) prepareShellFrame();
  else AccountFrame.prepare();
  syncCaller();
  preloadRemote(window.location.pathname);
  syncNotifications();
  followReleases();
  warnBeforeLeaving();
  window.addEventListener('focus', () => void refreshRemotes());
  // only public pages come with content
  const firstPage = document.getElementById('first-answers') && import('./parts/first-page');
  await texts;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  (await firstPage)?.keepFirstPage(root);
  createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(<App />);
}
