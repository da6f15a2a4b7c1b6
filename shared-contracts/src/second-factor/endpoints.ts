import { defineEndpoint } from '../core/define-endpoint';
import { secondFactorErrors } from './errors';
import { Code, NewSecondFactor, RecoveryCodes, SecondFactor } from './schema';

/**
 * Endpoints of a super admin's second factor. They take the user token: the admin token comes after it.
 * @see RFC 6238 (TOTP)
 */
export const secondFactorEndpoints = {
  read: defineEndpoint({
    method: 'GET',
    path: '/auth/protected/second-factor',
    summary: 'Whether the account has a second factor, and whether this session passed it',
    response: SecondFactor,
    authz: { kind: 'super_admin_account' },
  }),
  begin: defineEndpoint({
    method: 'POST',
    path: '/auth/protected/second-factor',
    summary: 'A secret for the authenticator; it replaces one that was not confirmed',
    response: NewSecondFactor,
    errors: [secondFactorErrors.second_factor_exists],
    authz: { kind: 'super_admin_account' },
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/auth/protected/second-factor/confirm',
    summary: 'Confirm the secret by a code: the session has passed, and the recovery codes are shown',
    body: Code,
    response: RecoveryCodes,
    errors: [
      secondFactorErrors.wrong_code,
      secondFactorErrors.second_factor_exists,
      secondFactorErrors.second_factor_missing,
    ],
    authz: { kind: 'super_admin_account' },
  }),
  pass: defineEndpoint({
    method: 'POST',
    path: '/auth/protected/second-factor/pass',
    summary: 'Pass the second factor in this session, by a code of the authenticator or a recovery code',
    body: Code,
    response: SecondFactor,
    errors: [secondFactorErrors.wrong_code, secondFactorErrors.second_factor_missing],
    authz: { kind: 'super_admin_account' },
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/auth/protected/second-factor/recovery-codes',
    summary: 'New recovery codes instead of all earlier ones, for a code of the authenticator',
    body: Code,
    response: RecoveryCodes,
    errors: [secondFactorErrors.wrong_code, secondFactorErrors.second_factor_missing],
    authz: { kind: 'super_admin_account' },
  }),
};
