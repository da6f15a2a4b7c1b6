import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a signed part stays the same: another one is another address, whose files load again. */
const SAME_MS = 12 * 60 * 60_000;
/** Least validity in milliseconds: a working day, since an open page may load chunks as late as that. */
const VALID_MS = 12 * 60 * 60_000;

const mac = (name: string, expires: string, secret: string) =>
  createHmac('sha256', secret).update(`remote files\n${name}\n${expires}`).digest('base64url');

/**
 * Returns the part of a path that opens the files of one remote until it expires: `<expiry>.<signature>`. It changes
 * twice a day.
 * @see RFC 2104 (HMAC)
 */
export function signPath(name: string, now: Date, secret: string): string {
  const expires = (Math.floor(now.getTime() / SAME_MS) * SAME_MS + SAME_MS + VALID_MS).toString(36);
  return `${expires}.${mac(name, expires, secret)}`;
}

/** Checks that a signed part is genuine, belongs to this remote and has not expired. */
export function isSignedPath(part: string, name: string, now: Date, secret: string): boolean {
  const [expires = '', signature = ''] = part.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(mac(name, expires, secret));
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(expires, 36) > now.getTime();
}
