import { authEndpoints } from '@canchero/shared-contracts/auth';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { profile, register, requestPasswordReset, resendVerification, resetPassword, verifyEmail } from './accounts';
import { MAIL, REGISTER, SIGN_IN } from './limits';
import { refresh } from './refresh';
import { adminToken, signIn, signOut, streamTicket } from './sign-in';

export const authRoutes = (services: Services): Route[] => [
  route(authEndpoints.register, ({ request, body }) => register(services, request.id, body), { limits: REGISTER }),
  route(authEndpoints.login, ({ request, body }) => signIn(services, request.id, body.email, body.password), {
    limits: SIGN_IN,
  }),
  route(authEndpoints.verifyEmail, ({ request, body }) => verifyEmail(services, request.id, body.token)),
  route(authEndpoints.resendVerification, ({ request, body }) => resendVerification(services, request.id, body.email), {
    limits: MAIL,
  }),
  route(
    authEndpoints.requestPasswordReset,
    ({ request, body }) => requestPasswordReset(services, request.id, body.email),
    { limits: MAIL },
  ),
  route(authEndpoints.resetPassword, ({ request, body }) =>
    resetPassword(services, request.id, body.token, body.new_password),
  ),
  route(authEndpoints.refresh, ({ request, body }) => refresh(services, request.id, body.refresh_token)),
  route(authEndpoints.profile, ({ caller }) => profile(services, caller)),
  route(authEndpoints.logout, ({ request, caller }) => signOut(services, request.id, caller)),
  route(authEndpoints.adminToken, ({ caller }) => adminToken(services, caller)),
  route(authEndpoints.streamTicket, ({ caller, body }) => streamTicket(services, caller, body.club_id)),
];
