import { createRoot } from 'react-dom/client';
import { prepareAccountFrame } from './account/on-demand-account-frame';
import { App } from './app';
import { keepLogOverReloads } from './diagnostics/debug-log';
import { watchPage } from './diagnostics/page-events';
import { warnBeforeLeaving } from './dirty-forms';
import { adoptOverrides } from './federation/overrides';
import { preloadRemote } from './federation/preload-remote';
import { freshenRemotes } from './federation/remotes';
import { followCaller } from './follow-caller';
import { followLanguage, loadLanguage } from './i18n/intl';
import { preferences, restorePreferences } from './i18n/preferences';
import { followSession } from './notifications/follow-session';
import { keepLanguageWithAccount } from './session/keep-language';
import { followOtherTabs } from './session/other-tabs';
import { isSignedIn, restoreSession, session } from './session/session-store';
import { wipeAfterUpgrade } from './storage/version-stamp';

export async function start(): Promise<void> {
  wipeAfterUpgrade(__APP_VERSION__);
  keepLogOverReloads();
  watchPage();
  adoptOverrides(window.location);
  restorePreferences();
  followLanguage();
  restoreSession();
  followOtherTabs();
  keepLanguageWithAccount();
  if (!isSignedIn(session.getState())) prepareAccountFrame();
  followCaller();
  preloadRemote(window.location.pathname);
  followSession();
  warnBeforeLeaving();
  window.addEventListener('focus', () => void freshenRemotes());
  await loadLanguage(preferences.getState().language);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(<App />);
}
