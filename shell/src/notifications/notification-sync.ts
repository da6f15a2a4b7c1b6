import { clubs } from '../clubs/club-store';
import { logFailure } from '../diagnostics/log-failure';
import { loadAllTexts } from '../i18n/intl';
import { firstScreenShown } from '../parts/first-screen';
import { permissionsSettled } from '../permissions/permission-store';
import { isSignedIn, session } from '../session/session-store';
import { NO_NOTIFICATIONS, notifications } from './notification-store';

const warn = (error: unknown) => logFailure('live events are not available', error);

/** Keeps the stream of the selected club open while there is a session and a club. */
export function syncNotifications(): void {
  let following: { clubId: string; stop: Promise<() => void> } | null = null;
  const update = () => {
    const clubId = isSignedIn(session.getState()) ? clubs.getState().selectedId : null;
    if (clubId === (following?.clubId ?? null)) return;
    following?.stop.then((stop) => stop(), warn);
    following = null;
    notifications.setState(NO_NOTIFICATIONS);
    if (clubId === null) return;
    // after the stream's position is known, so that no notification falls between
    firstScreenShown
      .then(permissionsSettled)
      .then(() => import(/* webpackChunkName: "live" */ './notification-actions'))
      .then(({ loadNotifications }) => (following?.clubId === clubId ? loadNotifications() : undefined))
      .catch(warn);
    const stop = firstScreenShown
      .then(() => Promise.all([import(/* webpackChunkName: "live" */ './live-events'), loadAllTexts()]))
      .then(([{ followClub }]) => (following?.clubId === clubId ? followClub(clubId) : () => {}));
    stop.catch(warn);
    following = { clubId, stop };
  };
  session.subscribe(update);
  clubs.subscribe(update);
  update();
}
