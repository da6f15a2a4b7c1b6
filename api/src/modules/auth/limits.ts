import type { FastifyRequest } from 'fastify';
import { type Limit, networkOf, per15Minutes, perHour } from '../../platform/http/limits';

const accountOf = (request: FastifyRequest) => (request.body as { email: string }).email;

/** Limits guesses at one account's password, from one address and from all. */
export const SIGN_IN: readonly Limit[] = [
  per15Minutes(10, (request) => `${accountOf(request)}|${networkOf(request)}`),
  per15Minutes(100, accountOf),
];
/** Limits registrations from one address. */
export const REGISTER: readonly Limit[] = [perHour(5, networkOf)];
/** Limits mails to one address, whether it has an account or not. */
export const MAIL: readonly Limit[] = [perHour(3, accountOf)];
/** Limits guesses at the password from within an open session. */
export const PASSWORD_CHANGE: readonly Limit[] = [
  per15Minutes(10, (request) => request.caller?.id ?? networkOf(request)),
];
