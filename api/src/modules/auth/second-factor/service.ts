import { AppError } from '@canchero/shared-contracts/core';
import {
  secondFactorErrors as e,
  type NewSecondFactor,
  type SecondFactor,
} from '@canchero/shared-contracts/second-factor';
import { audit } from '../../../platform/audit/audit';
import type { Caller } from '../../../platform/auth/caller';
import { hashToken } from '../../../platform/auth/opaque-token';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import type { Services } from '../../../platform/services';
import { LIFETIME } from '../lifetimes';
import { findUserById } from '../user-sql';
import { newRecoveryCodes, newSecret, plainCode, stepOf, uriOf } from './codes';
import { type FactorMailKind, factorMail } from './mails';
import {
  acceptRecoveryCode,
  acceptStep,
  lockFactor,
  markPassed,
  replaceRecoveryCodes,
  selectState,
  storeSecret,
} from './sql';

/** Context under which the secret of a user's authenticator is sealed. */
export const contextOf = (userId: string) => `second-factor:${userId}`;

/** Checks whether a session that passed the second factor at an instant may still get admin tokens. */
const isPassed = (passedAt: string | null, now: Date): boolean =>
  passedAt !== null && new Date(passedAt).getTime() + LIFETIME.secondFactor > now.getTime();

/** Returns whether the caller's account has a second factor and whether this session has passed it. */
export const readFactor = ({ db, clock }: Services, caller: Caller): Promise<SecondFactor> =>
  db.platform((tx) => stateOf(tx, caller, clock()));

async function stateOf(tx: Tx, { id, sessionId }: Caller, now: Date): Promise<SecondFactor> {
  const { set_up, passed_at, recovery_codes_left } = await selectState(tx, id, sessionId);
  return { set_up, passed: set_up && isPassed(passed_at, now), recovery_codes_left };
}

/** Makes a secret for the caller's authenticator, to be confirmed by one of its codes. @throws second_factor_exists */
export function beginFactor({ db, clock, sealer }: Services, { id }: Caller): Promise<NewSecondFactor> {
  const secret = newSecret();
  return db.platform(async (tx) => {
    if (!(await storeSecret(tx, id, sealer.seal(secret, contextOf(id)), clock()))) {
      throw AppError.of(e.second_factor_exists);
    }
    return { secret, uri: uriOf(secret, found(await findUserById(tx, id)).email) };
  });
}

/**
 * Puts the second factor in force by a first code. The caller's session has passed by it.
 * @throws wrong_code @throws second_factor_missing @throws second_factor_exists
 */
export async function confirmFactor(services: Services, requestId: string, caller: Caller, code: string) {
  const { db, clock } = services;
  return db.platform(async (tx) => {
    const factor = await lockFactor(tx, caller.id);
    if (!factor) throw AppError.of(e.second_factor_missing);
    if (factor.confirmed_at) throw AppError.of(e.second_factor_exists);
    if (!(await acceptCode(tx, services, caller.id, factor.secret, code))) throw AppError.of(e.wrong_code);
    await markPassed(tx, caller.sessionId, clock());
    await record(tx, requestId, caller, 'auth.second_factor_set_up');
    await tell(tx, services, caller.id, 'set_up');
    return giveRecoveryCodes(tx, services, caller.id);
  });
}

/**
 * Passes the second factor in the caller's session. A recovery code is used up, with a mail that says so.
 * @throws wrong_code
 * @throws second_factor_missing
 */
export async function passFactor(services: Services, requestId: string, caller: Caller, code: string) {
  const { db, clock } = services;
  const passed = await db.platform(async (tx) => {
    const { secret } = await lockConfirmed(tx, caller.id);
    const byCode = await acceptCode(tx, services, caller.id, secret, code);
    const hash = hashToken(plainCode(code), services.config.secrets.tokenPepper);
    const byRecoveryCode = !byCode && (await acceptRecoveryCode(tx, caller.id, hash, clock()));
    if (!byCode && !byRecoveryCode) {
      // a refused try is recorded, so this transaction has to be committed
      await record(tx, requestId, caller, 'auth.second_factor', 'refused');
      return null;
    }
    await markPassed(tx, caller.sessionId, clock());
    await record(tx, requestId, caller, byRecoveryCode ? 'auth.recovery_code' : 'auth.second_factor');
    if (byRecoveryCode) await tell(tx, services, caller.id, 'recovery_code');
    return stateOf(tx, caller, clock());
  });
  if (!passed) throw AppError.of(e.wrong_code);
  return passed;
}

/** Gives the caller new recovery codes instead of all earlier ones. @throws wrong_code @throws second_factor_missing */
export function renewRecoveryCodes(services: Services, requestId: string, caller: Caller, code: string) {
  return services.db.platform(async (tx) => {
    const { secret } = await lockConfirmed(tx, caller.id);
    if (!(await acceptCode(tx, services, caller.id, secret, code))) throw AppError.of(e.wrong_code);
    await record(tx, requestId, caller, 'auth.recovery_codes');
    return giveRecoveryCodes(tx, services, caller.id);
  });
}

async function lockConfirmed(tx: Tx, userId: string) {
  const factor = await lockFactor(tx, userId);
  if (!factor?.confirmed_at) throw AppError.of(e.second_factor_missing);
  return factor;
}

async function acceptCode(tx: Tx, { sealer, clock }: Services, userId: string, sealed: string, code: string) {
  const step = stepOf(sealer.open(sealed, contextOf(userId)), plainCode(code), clock());
  return step !== null && acceptStep(tx, userId, step, clock());
}

async function giveRecoveryCodes(tx: Tx, { config }: Services, userId: string) {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashToken(plainCode(code), config.secrets.tokenPepper));
  await replaceRecoveryCodes(tx, userId, hashes);
  return { recovery_codes: codes };
}

async function tell(tx: Tx, { mail, clock }: Services, userId: string, kind: FactorMailKind) {
  await mail.queue(tx, factorMail(kind, found(await findUserById(tx, userId)), clock()));
}

const record = (tx: Tx, requestId: string, { id }: Caller, action: string, outcome?: 'refused') =>
  audit(tx, { requestId, actorId: id, action, object: { type: 'user', id }, ...(outcome && { outcome }) });
