import { authEndpoints } from '@canchero/shared-contracts/auth';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { accountData } from './account-data';
import { profile, register, requestPasswordReset, resendVerification, resetPassword, verifyEmail } from './accounts';
import { deleteAccount } from './delete-account';
import { markDevice } from './device-mark';
import { mailsOf, PASSWORD_CHANGE, REGISTER, signInLimits } from './limits';
import { changePassword, changeProfile } from './own-account';
import { refresh } from './refresh';
import type { Device } from './session-sql';
import { endOtherSessions, endSession, listSessions } from './sessions';
import { adminToken, signIn, signOut, streamTicket } from './sign-in';

const MAX_USER_AGENT = 500;

const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  address: request.ip,
});

export const authRoutes = (services: Services): Route[] => [
  route(authEndpoints.register, ({ request, body }) => register(services, request.id, body), { limits: REGISTER }),
  route(
    authEndpoints.login,
    async ({ request, reply, body }) => {
      const signedIn = await signIn(services, request.id, body, deviceOf(request));
      markDevice(services, reply, body.email);
      return signedIn;
    },
    { limits: signInLimits(services) },
  ),
  route(authEndpoints.verifyEmail, ({ request, body }) => verifyEmail(services, request.id, body.token)),
  route(authEndpoints.resendVerification, ({ request, body }) => resendVerification(services, request.id, body.email), {
    limits: mailsOf('verify'),
  }),
  route(
    authEndpoints.requestPasswordReset,
    ({ request, body }) => requestPasswordReset(services, request.id, body.email),
    { limits: mailsOf('reset') },
  ),
  route(authEndpoints.resetPassword, async ({ request, reply, body }) => {
    markDevice(services, reply, await resetPassword(services, request.id, body));
  }),
  route(authEndpoints.refresh, ({ request, body }) => refresh(services, request.id, body.refresh_token)),
  route(authEndpoints.profile, ({ caller }) => profile(services, caller)),
  route(authEndpoints.changeProfile, ({ request, caller, body }) => changeProfile(services, request.id, caller, body)),
  route(
    authEndpoints.changePassword,
    ({ request, caller, body }) => changePassword(services, request.id, caller, body),
    {
      limits: PASSWORD_CHANGE,
    },
  ),
  route(authEndpoints.sessions, ({ caller }) => listSessions(services, caller)),
  route(authEndpoints.endSession, ({ request, caller, params }) =>
    endSession(services, request.id, caller, params.sessionId),
  ),
  route(authEndpoints.endOtherSessions, ({ request, caller }) => endOtherSessions(services, request.id, caller)),
  route(authEndpoints.accountData, ({ caller }) => accountData(services, caller)),
  route(
    authEndpoints.deleteAccount,
    ({ request, caller, body }) => deleteAccount(services, request.id, caller, body.password),
    { limits: PASSWORD_CHANGE },
  ),
  route(authEndpoints.logout, ({ request, caller }) => signOut(services, request.id, caller)),
  route(authEndpoints.adminToken, ({ caller }) => adminToken(services, caller)),
  route(authEndpoints.streamTicket, ({ caller, body }) => streamTicket(services, caller, body.club_id)),
];
