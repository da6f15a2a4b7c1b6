import { clubs } from '../clubs/club-store';
import { logFailure } from '../diagnostics/log-failure';
import { loadAllTexts } from '../i18n/intl';
import { firstScreenShown } from '../parts/first-screen';
import { permissionsSettled } from '../permissions/permission-store';
import { isSignedIn, session } from '../session/session-store';
import { NO_NOTIFICATIONS, notifications } from './notification-store';

/** Keeps the stream of the selected club open, and its notifications read, while there is a session and a club. */
export function syncNotifications(): void {
  let clubId: string | null = null;
  let following = new AbortController();
  const update = () => {
    const selected = isSignedIn(session.getState()) ? clubs.getState().selectedId : null;
    if (selected === clubId) return;
    clubId = selected;
    following.abort();
    following = new AbortController();
    notifications.setState(NO_NOTIFICATIONS);
    if (selected !== null) follow(selected, following.signal);
  };
  session.subscribe(update);
  clubs.subscribe(update);
  update();
}

/**
 * Follows a club until `signal` aborts. Begins once the stream's position in it is known: no event falls between, and
 * none from before comes again.
 */
function follow(clubId: string, signal: AbortSignal): void {
  firstScreenShown
    .then(permissionsSettled)
    .then(() => Promise.all([import(/* webpackChunkName: "live" */ './live-events'), loadAllTexts()]))
    .then(([{ followClub }]) => signal.aborted || signal.addEventListener('abort', followClub(clubId)))
    .catch((error: unknown) => logFailure('live events are not available', error));
}
