import type { FastifyRequest } from 'fastify';
import { type CommonLimit, common, networkOf, per15Minutes, perHour } from '../../platform/http/limits';
import type { Services } from '../../platform/services';
import { deviceMark } from './device-mark';
import type { MailKind } from './mails';

const accountOf = (request: FastifyRequest) => (request.body as { email: string }).email;
const callerOf = (request: FastifyRequest) => request.caller?.id ?? networkOf(request);

/**
 * Limits password guesses: at one account from one address, at one account from all addresses, and at all accounts from
 * one address. A browser in which the account's owner has signed in counts for itself, in all three: guesses from
 * elsewhere, even from the same network, do not lock the owner out there. Elsewhere a link to choose a new password
 * helps, since it marks the browser.
 */
export const signInLimits = (services: Pick<Services, 'config'>): readonly CommonLimit[] => {
  const known = (request: FastifyRequest) => deviceMark(services, request, accountOf(request));
  const here = (request: FastifyRequest) => known(request) ?? networkOf(request);
  return [
    common(
      'sign-in-here',
      per15Minutes(10, (request) => `${accountOf(request)}|${here(request)}`),
    ),
    common(
      'sign-in',
      per15Minutes(100, (request) => known(request) ?? accountOf(request)),
    ),
    { ...common('refused-sign-in', per15Minutes(30, here)), failuresOnly: true },
  ];
};
/** Limits registrations from one address. */
export const REGISTER: readonly CommonLimit[] = [common('register', perHour(5, networkOf))];
/** Limits mails of a kind to one address, whether it has an account or not. */
export const mailsOf = (kind: MailKind): readonly CommonLimit[] => [common(`mail-${kind}`, perHour(3, accountOf))];
/** Limits guesses at the password from within an open session. */
export const PASSWORD_CHANGE: readonly CommonLimit[] = [common('password', per15Minutes(10, callerOf))];
/** Limits guesses at a code of the second factor, since three of the million codes are accepted at a time. */
export const CODES: readonly CommonLimit[] = [common('code', per15Minutes(10, callerOf))];
