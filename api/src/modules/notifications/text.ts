import type { Language } from '@canchero/shared-contracts/core';
import type { Notification } from '@canchero/shared-contracts/notification';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Types that have texts here; others keep the text that they were stored with. */
const TYPES = [
  'booking.created',
  'booking.cancelled',
  'booking.restored',
  'payment.approved',
  'payment.failed',
  'payment.charged_back',
  'payment.late',
  'payment.mismatch',
  'payment.refund_failed',
] as const;
export type KnownType = (typeof TYPES)[number];

/** Place of a booking, as a notification's data hold it. */
export interface NotedPlace {
  court_name: string;
  /** Wall time of the club: "21/11/2026 20:00 - 21:30". */
  time_slot: string;
}

const SLOT = /^(\d\d)\/(\d\d)\/(\d{4}) (.+)$/;

/** Writes title and message of a notification about a booking. */
export function notificationText(
  language: Language,
  type: KnownType,
  { court_name: court, time_slot }: NotedPlace,
): { title: string; message: string } {
  const [, day, month, year, times] = SLOT.exec(time_slot) ?? [];
  if (!times) throw new Error(`not a time slot: ${time_slot}`);
  const text = textIn(language);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return { title: text(type), message: text('place', { court, day: date, times }) };
}

/** Returns a stored notification with its text in the reader's language. */
export function inLanguage(language: Language, notification: Notification): Notification {
  const { type, data } = notification;
  return isKnown(type) && isPlace(data) ? { ...notification, ...notificationText(language, type, data) } : notification;
}

const isKnown = (type: string): type is KnownType => TYPES.includes(type as KnownType);
const isPlace = (data: object): data is NotedPlace =>
  'court_name' in data &&
  typeof data.court_name === 'string' &&
  'time_slot' in data &&
  typeof data.time_slot === 'string' &&
  SLOT.test(data.time_slot);
