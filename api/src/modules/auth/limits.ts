import type { FastifyRequest } from 'fastify';
import { type Limit, per15Minutes, perHour } from '../../platform/http/limits';

const accountOf = (request: FastifyRequest) => (request.body as { email: string }).email;

/** Guessing one account from one address, and from many. */
export const SIGN_IN: readonly Limit[] = [
  per15Minutes(10, (request) => `${accountOf(request)}|${request.ip}`),
  per15Minutes(100, accountOf),
];
export const REGISTER: readonly Limit[] = [perHour(5, (request) => request.ip)];
/** Mails to one account, whether it exists or not. */
export const MAIL: readonly Limit[] = [perHour(3, accountOf)];
/** Guessing the password of an account whose session was left open. */
export const PASSWORD_CHANGE: readonly Limit[] = [per15Minutes(10, (request) => request.caller?.id ?? request.ip)];
