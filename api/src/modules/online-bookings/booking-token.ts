import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../platform/auth/opaque-token';

/**
 * Derives the token of an online booking from its id: nobody guesses it without the secret, nothing of it is stored but
 * a hash to find the booking by, and every later mail can link it.
 */
export const bookingToken = (bookingId: string, secret: string): string => derive('booking', bookingId, secret);

/** Derives the code of the link that confirms a contact, which is mailed and nowhere else shown. */
export const contactCode = (bookingId: string, secret: string): string => derive('contact', bookingId, secret);

/** Returns the hash by which the booking of a token is found. */
export const tokenHash = (token: string, secret: string): string => hashToken(token, secret);

/** Tells whether a code is the one of a booking, in the same time whatever it is. */
export function isContactCode(code: string, bookingId: string, secret: string): boolean {
  const [given, right] = [code, contactCode(bookingId, secret)].map((text) => Buffer.from(text));
  return given?.length === right?.length && timingSafeEqual(given as Buffer, right as Buffer);
}

const derive = (purpose: string, bookingId: string, secret: string): string =>
  createHmac('sha256', secret).update(`online ${purpose} ${bookingId.toLowerCase()}`).digest('base64url');
