import { dueMail, type MailKind, type Told, tellable } from './due-mail';
import type { StoredOnlineBooking } from './sql';

const BOOKING = {
  state: 'confirmed',
  awaits: null,
  hold_until: null,
  expired_at: null,
  now: '2031-01-08T12:00:00.000Z',
  court_id: 'a',
  court: { name: 'Cancha 1', sport: 'padel' },
  starts_at: '2031-01-08T20:00:00.000Z',
  ends_at: '2031-01-08T21:00:00.000Z',
  refunded: 0,
  credited: 0,
  rejected: 0,
  in_process: false,
} as StoredOnlineBooking;
const WAITING = { state: 'pending_payment', hold_until: '2031-01-08T12:30:00.000Z' } as const;
const PAYING = { ...WAITING, awaits: 'payment' } as const;
const LINKED = { ...WAITING, awaits: 'contact' } as const;
const CANCELLED = { state: 'cancelled' } as const;
const EXPIRED = { ...CANCELLED, expired_at: '2031-01-08T11:00:00.000Z' } as const;
const MOVED = { starts_at: '2031-01-08T19:00:00.000Z', ends_at: '2031-01-08T20:00:00.000Z' } as const;

/** Builds the content of the last mail about a booking as it was then; null if no mail was sent. */
const told = (then: Partial<StoredOnlineBooking> | null): Told | null => then && tellable({ ...BOOKING, ...then });

test.each<[string, Partial<StoredOnlineBooking> | null, Partial<StoredOnlineBooking>, MailKind | null]>([
  ['one that waits for the link', null, LINKED, 'contact'],
  ['one that waits on', LINKED, LINKED, null],
  ['one that waits for the payment', null, PAYING, null],
  ['a new one', null, {}, 'confirmed'],
  ['one whose link was opened', LINKED, {}, 'confirmed'],
  ['one that nothing happened to', {}, {}, null],
  ['one that was moved', {}, MOVED, 'changed'],
  ['one on another court', {}, { court_id: 'b' }, 'changed'],
  ['one that was moved and back', {}, {}, null],
  ['one that was moved after its end', {}, { ...MOVED, now: '2031-01-09T12:00:00.000Z' }, null],
  ['one that was played', {}, { state: 'completed' }, null],
  ['one that was cancelled', {}, CANCELLED, 'cancelled'],
  ['one that was moved and cancelled', {}, { ...CANCELLED, ...MOVED }, 'cancelled'],
  ['one that was cancelled with its money', {}, { ...CANCELLED, refunded: 100 }, 'cancelled'],
  ['one that was refunded', {}, { refunded: 100 }, 'refunded'],
  ['one that was refunded later', CANCELLED, { ...CANCELLED, refunded: 100 }, 'refunded'],
  ['one that came back', CANCELLED, {}, 'confirmed'],
  ['one whose link was never opened', LINKED, EXPIRED, null],
  ['one whose payment was rejected', PAYING, { ...PAYING, rejected: 1 }, 'payment_failed'],
  ['one whose payment was rejected before the first look', null, { ...PAYING, rejected: 1 }, 'payment_failed'],
  ['one whose rejected payment was told', { ...PAYING, rejected: 1 }, { ...PAYING, rejected: 1 }, null],
  ['one whose next payment was rejected', { ...PAYING, rejected: 1 }, { ...PAYING, rejected: 2 }, 'payment_failed'],
  ['one whose next payment is under way', PAYING, { ...PAYING, rejected: 1, in_process: true }, null],
  ['one whose next payment came', PAYING, { rejected: 1 }, 'confirmed'],
  ['one that was paid, and then another payment rejected', {}, { rejected: 1 }, null],
  ['one that ran out before its payment was rejected', EXPIRED, { ...EXPIRED, rejected: 1 }, 'payment_failed'],
  ['one that ran out before its payment came, which goes back', EXPIRED, { ...EXPIRED, refunded: 100 }, 'refunded'],
  ['one whose late money was told', { ...EXPIRED, refunded: 100 }, { ...EXPIRED, refunded: 100 }, null],
  ['one that was cancelled before its payment was rejected', CANCELLED, { ...CANCELLED, rejected: 1 }, null],
  ['one whose time had come', PAYING, { ...PAYING, rejected: 1, now: BOOKING.starts_at }, null],
  ['one that was paid too late, but has its place', EXPIRED, {}, 'confirmed'],
])('%s', (_name, then, now, kind) => {
  expect(dueMail({ ...BOOKING, ...now }, told(then))).toBe(kind);
});
