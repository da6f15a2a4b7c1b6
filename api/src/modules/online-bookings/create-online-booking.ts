import { depositOf } from '@canchero/shared-contracts/booking';
import type { PayChoice } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import {
  CONTACT_MINUTES,
  MAX_UNPAID_BOOKINGS,
  type NewOnlineBooking,
  type OnlineBookingMade,
  onlineBookingErrors,
} from '@canchero/shared-contracts/online-booking';
import { phoneText } from '@canchero/shared-contracts/player';
import type { Agent } from '../../platform/audit/actor';
import { hashToken } from '../../platform/auth/opaque-token';
import type { Tx } from '../../platform/db/database';
import { bookHold, type HoldBooking, letHoldWait, lockHold, type Unconfirmed } from '../bookings/writes';
import { startCheckout } from '../online-payments/writes';
import { contactPhone, matchPlayer } from '../players/writes';
import type { PageClub } from '../public-clubs/reads';
import { bookingToken, tokenHash } from './booking-token';
import { countRecent, countUnpaid, insertOnlineBooking, type OnlineDetails } from './sql';

/**
 * Maximum unpaid future bookings of one address; higher than that of one phone, because many people share an address
 * behind a router or provider.
 */
const MAX_UNPAID_OF_ADDRESS = 24;
/** Unpaid bookings to come of one address above which each has to be confirmed. */
const MAX_UNCONFIRMED_OF_ADDRESS = 6;
/** Unpaid bookings of a club in ten minutes above which each has to be confirmed, whatever the club has chosen. */
const MAX_UNCONFIRMED = 12;

/** Result of a call without the token, which is not stored. */
export type Made = Omit<OnlineBookingMade, 'booking_token'> & { id: string };

/**
 * Turns a hold into a booking of the person who says who they are. It is confirmed at once, or waits for
 * the mailed link or for the payment, whose checkout is opened after this transaction.
 * Nothing in the answer depends on whether the club knows the person.
 * @param address IP address or network that asks; only its hash is kept
 * @throws hold_ended
 * @throws pay_choice_not_offered {offered}
 * @throws invalid_phone
 * @throws online_booking_refused
 * @throws online_payment_unavailable
 */
export async function createOnlineBooking(
  tx: Tx,
  agent: Agent,
  club: PageClub,
  body: NewOnlineBooking,
  { address, secret }: { address: string; secret: string },
): Promise<Made> {
  const { clubId } = agent;
  if (!club.pay_choices.includes(body.pay)) {
    throw AppError.of(onlineBookingErrors.pay_choice_not_offered, { offered: club.pay_choices });
  }
  const number = await contactPhone(tx, clubId, body.phone);
  const phone = number.phone_country + number.phone;
  const by = { phone, email: body.email, address: hashToken(address, secret) };
  const unpaid = await countUnpaid(tx, clubId, by);
  if (unpaid.person >= MAX_UNPAID_BOOKINGS || unpaid.address >= MAX_UNPAID_OF_ADDRESS) throw refused();
  const hold = await lockHold(tx, clubId, body.hold_id);
  if (!hold) throw AppError.of(onlineBookingErrors.hold_ended);
  const player = await matchPlayer(tx, agent, body, number);
  if (player?.blocked) throw refused();
  const details: OnlineDetails = {
    ...body,
    phone,
    asked: askedOnline(club, body.pay, hold.price),
    special_requests: body.special_requests ?? '',
  };
  const booking: HoldBooking = {
    playerId: player?.id ?? null,
    description: player ? details.special_requests : describe(details),
  };
  const waits =
    club.confirm_contact ||
    unpaid.address >= MAX_UNCONFIRMED_OF_ADDRESS ||
    (await countRecent(tx, clubId, 10)) >= MAX_UNCONFIRMED;
  const pays = details.asked > 0;
  // first, since what is published of the booking says who booked it and what it waits for
  await insertOnlineBooking(tx, clubId, hold.id, {
    ...details,
    tokenHash: tokenHash(bookingToken(hold.id, secret), secret),
    awaits: pays ? 'payment' : waits ? 'contact' : null,
    bookedBy: by.address,
  });
  const made = pays
    ? await waitForPayment(tx, club, hold, booking)
    : waits
      ? await wait(tx, clubId, hold, booking)
      : await confirm(tx, agent, hold, booking);
  if (pays && made.expires_at) {
    const { asked: amount } = details;
    const start = { bookingId: hold.id, amount, expiresAt: made.expires_at };
    await startCheckout(tx, clubId, start);
  }
  return made;
}

const refused = () => AppError.of(onlineBookingErrors.online_booking_refused);

/** Returns the centavos that a way of paying asks for online. */
const askedOnline = (club: PageClub, pay: PayChoice, price: number): number =>
  ({ at_club: 0, deposit: depositOf(club, price), full: price })[pay];

/** Names the person in the booking itself, where the plan has no room for another player. */
const describe = ({ first_name, last_name, phone, special_requests }: OnlineDetails): string =>
  [`${first_name} ${last_name}`, phoneText(phone, ''), special_requests].filter(Boolean).join(' · ').slice(0, 500);

async function wait(tx: Tx, clubId: string, hold: Unconfirmed, booking: HoldBooking): Promise<Made> {
  const { until } = await letHoldWait(tx, clubId, hold, booking, CONTACT_MINUTES);
  return { id: hold.id, status: 'pending_contact', init_point: null, expires_at: until };
}

/** Lets the booking wait as long as a hold does: the payment confirms it. */
async function waitForPayment(tx: Tx, club: PageClub, hold: Unconfirmed, booking: HoldBooking): Promise<Made> {
  const { until } = await letHoldWait(tx, club.id, hold, booking, club.hold_minutes);
  return { id: hold.id, status: 'pending_payment', init_point: null, expires_at: until };
}

async function confirm(tx: Tx, agent: Agent, hold: Unconfirmed, booking: HoldBooking): Promise<Made> {
  await bookHold(tx, agent, hold, booking);
  return { id: hold.id, status: 'confirmed', init_point: null, expires_at: null };
}
