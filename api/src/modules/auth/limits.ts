import type { FastifyRequest } from 'fastify';
import { type CommonLimit, common, networkOf, per15Minutes, perHour } from '../../platform/http/limits';
import type { MailKind } from './mails';

const accountOf = (request: FastifyRequest) => (request.body as { email: string }).email;
const callerOf = (request: FastifyRequest) => request.caller?.id ?? networkOf(request);

/**
 * Limits password guesses: at one account from one address, at one account from all addresses, and at all accounts from
 * one address.
 */
export const SIGN_IN: readonly CommonLimit[] = [
  common(
    'sign-in-here',
    per15Minutes(10, (request) => `${accountOf(request)}|${networkOf(request)}`),
  ),
  common('sign-in', per15Minutes(100, accountOf)),
  { ...common('refused-sign-in', per15Minutes(30, networkOf)), failuresOnly: true },
];
/** Limits registrations from one address. */
export const REGISTER: readonly CommonLimit[] = [common('register', perHour(5, networkOf))];
/** Limits mails of a kind to one address, whether it has an account or not. */
export const mailsOf = (kind: MailKind): readonly CommonLimit[] => [common(`mail-${kind}`, perHour(3, accountOf))];
/** Limits guesses at the password from within an open session. */
export const PASSWORD_CHANGE: readonly CommonLimit[] = [common('password', per15Minutes(10, callerOf))];
/** Limits guesses at a code of the second factor, since three of the million codes are accepted at a time. */
export const CODES: readonly CommonLimit[] = [common('code', per15Minutes(10, callerOf))];
