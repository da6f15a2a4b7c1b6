import { createHmac, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, for refresh tokens and mailed links. It carries no data. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. Without the pepper, which is not in the database, a stolen table confirms no guess. */
export const hashToken = (token: string, pepper: string): string =>
  createHmac('sha256', pepper).update(token).digest('base64url');

/**
 * Returns the token that follows another at an instant. Whoever has the first token gets the same successor; nobody
 * else can guess it.
 */
export const successorOf = (token: string, issuedAt: Date, pepper: string): string =>
  createHmac('sha256', pepper).update(`${token} ${issuedAt.getTime()}`).digest('base64url');
