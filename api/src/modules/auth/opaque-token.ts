import { createHmac, randomBytes } from 'node:crypto';

/** 256 random bits for refresh tokens and mailed links. They mean nothing by themselves. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: without the pepper a stolen table cannot even confirm a guess. */
export const hashToken = (token: string, pepper: string): string =>
  createHmac('sha256', pepper).update(token).digest('base64url');
