import { loadSelected } from '../clubs/club-actions';
import { clubs } from '../clubs/club-store';
import { translate } from '../i18n/intl';
import { showToast } from '../parts/toast-queue';
import { followPlan } from './follow-plan';
import { inputSettled } from './input-settled';

const TOAST_MS = 8000;

/**
 * Says that somebody changed what the user may do in the club, and shows it so. A form with unsaved input is not taken
 * away: until it is saved or left, the page stays as it is, and the service refuses what it must. Whoever was taken out of
 * the club is told which one it was, and goes on without it at once.
 */
export async function followAccess(clubId: string): Promise<void> {
  const club = clubs.getState().selected?.name ?? '';
  const say = (id: 'notifications.left' | 'notifications.access') =>
    showToast({ intent: 'warning', body: translate(id, { club }), duration: TOAST_MS });
  await loadSelected();
  const isStill = () => clubs.getState().selectedId === clubId;
  if (!isStill()) return say('notifications.left');
  say('notifications.access');
  await inputSettled();
  if (isStill()) await followPlan(clubId);
}
