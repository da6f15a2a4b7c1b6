import { chatLink, formatMoney } from '@canchero/shared-contracts/core';
import {
  clubPagePath,
  confirmationPath,
  ownBookingPath,
  reminderPath,
} from '@canchero/shared-contracts/online-booking';
import { DateTime } from 'luxon';
import { type MailContent, mailHtml, mailText } from '../../platform/mail/mail-layout';
import type { Mail } from '../../platform/mail/mail-queue';
import { plainName } from '../../platform/mail/plain-name';
import { bookingToken, contactCode } from './booking-token';
import { calendarOf } from './calendar';
import { type MailKind, type Told, tellable } from './due-mail';
import { cancellationOffer, onlineState, owedOf } from './shown-booking';
import type { StoredOnlineBooking } from './sql';
import { type OnlineText, onlineText } from './text';

/** Settings that all mails of a service share. */
export interface MailSettings {
  /** Address of the public pages, without a slash at its end. */
  publicUrl: string;
  secret: string;
}

/**
 * Writes a mail about an online booking in its language. Mails about its place carry a calendar file.
 * @param told content of the last mail
 */
export function bookingMail(
  kind: MailKind | 'reminder',
  booking: StoredOnlineBooking,
  told: Told | null,
  { publicUrl, secret }: MailSettings,
): Mail {
  const b = withPlainNames(booking);
  const text = onlineText(b.language);
  const money = moneyOf(b);
  const token = bookingToken(b.booking_id, secret);
  const page = publicUrl + ownBookingPath(b.club.slug, token);
  const code = contactCode(b.booking_id, secret);
  const refunded = b.refunded - (told?.refunded ?? 0);
  // an expired booking cannot be paid, and money that comes for it goes back
  const expired = onlineState(b) === 'expired';
  const over = kind === 'payment_failed' && expired;
  const late = kind === 'refunded' && expired;
  const values = {
    club: b.club.name,
    name: b.first_name,
    amount: money(kind === 'payment_failed' ? b.asked : refunded),
    until: wallTime(b, b.hold_until ?? b.starts_at),
    before: told ? placeText(text, b, told) : '',
  };
  const unsubscribe = { text: text('reminder.unsubscribe'), url: publicUrl + reminderPath(b.club.slug, token) };
  const content: MailContent = {
    language: b.language,
    title: text(`${kind}.subject`, values),
    lead: [
      text(over ? 'payment_failed.over' : late ? 'refunded.late' : `${kind}.lead`, values),
      ...(kind === 'cancelled' ? settlement(text, b, told) : []),
    ],
    facts: factsOf(text, b, kind),
    actions: [
      kind === 'contact'
        ? { label: text('contact.action'), url: publicUrl + confirmationPath(b.club.slug, token, code) }
        : over
          ? { label: text('payment_failed.rebook'), url: publicUrl + clubPagePath(b.club.slug) }
          : { label: text(kind === 'payment_failed' ? 'payment_failed.action' : 'action.view'), url: page },
      ...chatAction(text, b),
    ],
    footer: [{ text: text('footer', { club: b.club.name }) }, ...(kind === 'reminder' ? [unsubscribe] : [])],
  };
  const hasPlace = kind === 'confirmed' || kind === 'changed' || kind === 'cancelled';
  return {
    recipient: b.email,
    subject: content.title,
    body: mailText(content),
    html: mailHtml(content),
    ...(hasPlace && {
      attachments: [
        {
          filename: 'canchero.ics',
          content: calendarOf(b, b.language, page),
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
    ...(kind === 'reminder' && {
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/club/public/bookings/${token}/unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

/** Returns the booking with names as mails write them: anybody opens a club, and books at it for any address. */
const withPlainNames = (b: StoredOnlineBooking): StoredOnlineBooking => ({
  ...b,
  first_name: plainName(b.first_name),
  club: { ...b.club, name: plainName(b.club.name), address: plainName(b.club.address) },
  court: { ...b.court, name: plainName(b.court.name) },
});

const moneyOf =
  ({ club, language }: StoredOnlineBooking) =>
  (amount: number): string =>
    formatMoney(amount, club.currency, language === 'es' ? 'es-AR' : language);

/** Wall time of the club: "20:00"; with its offset where a clock change repeats it. */
const wallTime = ({ club }: StoredOnlineBooking, instant: string): string => {
  const local = DateTime.fromISO(instant, { zone: club.timezone });
  return local.toFormat(local.getPossibleOffsets().length > 1 ? "HH:mm 'GMT'Z" : 'HH:mm');
};

/** Returns the wall date of the club at midnight UTC, since texts format dates in UTC. */
const wallDay = ({ club }: StoredOnlineBooking, instant: string): Date =>
  DateTime.fromISO(instant, { zone: club.timezone }).setZone('utc', { keepLocalTime: true }).startOf('day').toJSDate();

/** Writes a wall date of the club, with its year unless that is the current one there. */
const dayText = (text: OnlineText, b: StoredOnlineBooking, instant: string, form: 'day' | 'date' = 'day'): string => {
  const day = wallDay(b, instant);
  const isThisYear = day.getUTCFullYear() === wallDay(b, b.now).getUTCFullYear();
  return text(isThisYear ? form : `${form}.ofYear`, { day });
};

const placeText = (text: OnlineText, b: StoredOnlineBooking, { court_name, start, end }: Told): string =>
  text('place', {
    court: plainName(court_name),
    day: dayText(text, b, start),
    times: `${wallTime(b, start)} – ${wallTime(b, end)}`,
  });

/** Says what becomes of the money of a cancelled booking. */
function settlement(text: OnlineText, b: StoredOnlineBooking, told: Told | null): string[] {
  const money = moneyOf(b);
  const credit = b.credited - (told?.credited ?? 0);
  const back = b.refunded - (told?.refunded ?? 0) - credit;
  const owed = owedOf(b);
  return [
    ...(back > 0 ? [text('cancelled.refund', { amount: money(back) })] : []),
    ...(credit > 0 ? [text('cancelled.credit', { amount: money(credit) })] : []),
    ...(owed > 0 ? [text('cancelled.owed', { amount: money(owed) })] : []),
    ...(b.paid > owed ? [text('cancelled.kept', { amount: money(b.paid - owed) })] : []),
  ];
}

function factsOf(text: OnlineText, b: StoredOnlineBooking, kind: MailKind | 'reminder'): [string, string][] {
  const money = moneyOf(b);
  const times = `${wallTime(b, b.starts_at)} – ${wallTime(b, b.ends_at)}`;
  const where = [b.club.name, b.club.address].filter(Boolean).join(', ');
  const offer = kind === 'cancelled' || kind === 'refunded' || kind === 'payment_failed' ? null : cancellationOffer(b);
  const until = offer && Date.parse(offer.free_until) > Date.parse(b.now) ? offer.free_until : null;
  const open = Math.max(0, b.price - b.paid);
  return [
    [text('fact.court'), b.court.name],
    [text('fact.day'), dayText(text, b, b.starts_at)],
    [text('fact.time'), times],
    [text('fact.where'), where],
    [text('fact.price'), money(b.price)],
    ...(b.paid > 0 && kind !== 'cancelled' ? [[text('fact.paid'), money(b.paid)] as [string, string]] : []),
    ...(offer && open > 0 ? [[text('fact.open'), money(open)] as [string, string]] : []),
    ...(until
      ? [
          [text('fact.policy'), text('policy', { day: dayText(text, b, until, 'date'), time: wallTime(b, until) })] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

/** Link that opens a chat with the club, with a message that names the booking. */
function chatAction(text: OnlineText, b: StoredOnlineBooking): { label: string; url: string }[] {
  const url = chatLink(b.club.whatsapp, text('chat.message', { place: placeText(text, b, tellable(b)) }));
  return url ? [{ label: text('chat'), url }] : [];
}
