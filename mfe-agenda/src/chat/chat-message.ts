import { type Booking, missingForDoubles } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Language } from '@canchero/shared-contracts/core';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { homeCode } from '@canchero/shared-contracts/player';

/** Topic of a message from staff to a player. */
export type ChatTopic = 'greeting' | 'confirmation' | 'reminder' | 'missing' | 'debt' | 'balance';

/** Subject of a chat with a player. */
export interface ChatSubject {
  /** First name or whole name of the player. */
  name: string;
  booking?: Booking | undefined;
  /** Name of the booking's court. */
  court?: string | undefined;
  /** True if the booking is a match for four. */
  doubles?: boolean | undefined;
  /** Centavos that the player owes the club in all. */
  owed?: number | undefined;
}

const LANGUAGES: Record<string, Language> = { '+55': 'pt', '+351': 'pt', '+1': 'en', '+44': 'en' };

/** Returns the language that players of a club read, by its country. */
export const chatLanguage = ({ timezone }: Pick<Club, 'timezone'>): Language => LANGUAGES[homeCode(timezone)] ?? 'es';

/** Lists the topics that a message about this subject can have. */
export function chatTopics({ booking, doubles, owed = 0 }: ChatSubject): ChatTopic[] {
  if (!booking) return owed > 0 ? ['greeting', 'balance'] : ['greeting'];
  if (booking.state === 'cancelled' || booking.state === 'no_show') return ['greeting'];
  return [
    'confirmation',
    'reminder',
    ...(doubles && missingForDoubles(booking.players.length) > 0 ? ['missing' as const] : []),
    ...(booking.paid < booking.price ? ['debt' as const] : []),
    'greeting',
  ];
}

/** Returns the values that the texts of all topics take. */
export function chatValues({ name, booking, court = '', owed = 0 }: ChatSubject, club: Club, formatter: Formatter) {
  return {
    name,
    club: club.name,
    court,
    date: booking ? formatter.date(booking.start) : '',
    start: booking ? formatter.time(booking.start) : '',
    end: booking ? formatter.time(booking.end) : '',
    price: booking ? formatter.money(booking.price) : '',
    missing: booking ? missingForDoubles(booking.players.length) : 0,
    amount: formatter.money(booking ? booking.price - booking.paid : owed),
  };
}
