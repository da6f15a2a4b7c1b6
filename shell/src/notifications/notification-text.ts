import type { Notification } from '@canchero/shared-contracts/notification';
import type { IntlShape } from '@formatjs/intl';
import type { TextId } from '../i18n/text';

const TITLES: Readonly<Record<string, TextId>> = {
  'booking.created': 'notice.booking.created',
  'booking.cancelled': 'notice.booking.cancelled',
  'booking.restored': 'notice.booking.restored',
  'payment.approved': 'notice.payment.approved',
  'payment.failed': 'notice.payment.failed',
};
/** Time slot in the club's local time, in the server's format. */
const SLOT = /^(\d\d)\/(\d\d)\/(\d{4}) (.+)$/;

/** Returns a notification's text in the reader's language, or in the server's words for an unknown type. */
export function notificationText(
  { type, title, message, data }: Pick<Notification, 'type' | 'title' | 'message' | 'data'>,
  intl: Pick<IntlShape, 'formatMessage' | 'formatDate'>,
): { title: string; body: string } {
  const id = TITLES[type];
  if (!id) return { title, body: message };
  const { court_name, time_slot, player_name } = data;
  const facts = [court_name, player_name, slotText(time_slot, intl)];
  const known = facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return { title: intl.formatMessage({ id }), body: known.join(' · ') || message };
}

function slotText(slot: unknown, intl: Pick<IntlShape, 'formatDate'>): unknown {
  const [, day, month, year, times] = (typeof slot === 'string' && SLOT.exec(slot)) || [];
  if (!times) return slot;
  const date = intl.formatDate(Date.UTC(Number(year), Number(month) - 1, Number(day)), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    // in the list stand bookings of more than the present year
    ...(Number(year) !== new Date().getFullYear() && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return `${date} ${times}`;
}
