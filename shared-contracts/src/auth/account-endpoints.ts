import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { authErrors } from './errors';
import {
  AccountData,
  AccountDeletion,
  AccountSessions,
  EmailOnly,
  NewPassword,
  PasswordChange,
  Registered,
  Registration,
  SessionParams,
  VerificationToken,
} from './schema';

/**
 * Endpoints for opening, verifying and recovering an account. Kept apart from the session endpoints so that only the
 * account screens load them.
 */
export const accountEndpoints = {
  register: defineEndpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account; a verification mail is sent',
    body: Registration,
    response: Registered,
    status: 201,
    errors: [authErrors.email_taken, authErrors.sign_up_closed, authErrors.weak_password],
    authz: { kind: 'public' },
  }),
  verifyEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Confirm the e-mail address by the mailed token',
    body: VerificationToken,
    response: Registered,
    errors: [authErrors.invalid_token],
    authz: { kind: 'public' },
  }),
  resendVerification: defineEndpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Send the verification mail again; answers the same whether the account exists or not',
    body: EmailOnly,
    status: 202,
    authz: { kind: 'public' },
  }),
  requestPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Mail a link to choose a new password; answers the same whether the account exists or not',
    body: EmailOnly,
    status: 202,
    authz: { kind: 'public' },
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Choose a new password by the mailed token; ends every session of the account',
    body: NewPassword,
    errors: [authErrors.invalid_token, authErrors.weak_password],
    authz: { kind: 'public' },
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/auth/protected/password',
    summary: 'Choose a new password by the current one; ends the other sessions of the account',
    body: PasswordChange,
    errors: [authErrors.wrong_password, authErrors.weak_password],
    authz: { kind: 'user' },
  }),
  sessions: defineEndpoint({
    method: 'GET',
    path: '/auth/protected/sessions',
    summary: 'The open sessions of the account, the one that asks first, then by last use',
    response: AccountSessions,
    authz: { kind: 'user' },
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/auth/protected/sessions/:sessionId',
    summary: 'End one session of the account',
    params: SessionParams,
    errors: [commonErrors.not_found],
    authz: { kind: 'user' },
  }),
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/auth/protected/sessions',
    summary: 'End every session of the account but the one that asks',
    authz: { kind: 'user' },
  }),
  accountData: defineEndpoint({
    method: 'GET',
    path: '/auth/protected/account-data',
    summary: 'All that the platform keeps about the account',
    response: AccountData,
    authz: { kind: 'user' },
  }),
  deleteAccount: defineEndpoint({
    method: 'POST',
    path: '/auth/protected/account-deletion',
    summary: 'Delete the account: it leaves its clubs, and what it did there stays without name and address',
    body: AccountDeletion,
    errors: [authErrors.wrong_password, authErrors.account_in_use, commonErrors.forbidden],
    authz: { kind: 'user' },
  }),
};
