import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { logFailure } from '../diagnostics/log-failure';
import { preferences } from '../i18n/preferences';
import { updateUser } from './session-actions';
import { call } from './session-call';
import { publicSession } from './session-store';

/** Stores the chosen language in the account: its mails are written in it. */
export function syncAccountLanguage(): void {
  preferences.subscribe(({ language }, before) => {
    const { user } = publicSession.getState();
    if (language === before.language || !user || user.language === language) return;
    call(sessionEndpoints.changeProfile, { body: { language } }).then(updateUser, (error: unknown) =>
      logFailure('the account keeps its language', error),
    );
  });
}
