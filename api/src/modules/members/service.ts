import { AppError, commonErrors, DEFAULT_LANGUAGE } from '@canchero/shared-contracts/core';
import {
  checkGrant,
  type GivenRole,
  type Granter,
  hasTeam,
  type Member,
  type MemberChange,
  memberErrors,
  type NewMember,
  TEAM_PLANS,
} from '@canchero/shared-contracts/member';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { openInvitedAccount, unknownPasswordHash } from '../auth/writes';
import { planOfClub } from '../subscriptions/reads';
import { memberMail } from './mails';
import {
  deleteMember,
  insertMember,
  lockMember,
  selectAccount,
  selectInviter,
  selectMember,
  selectMembers,
  updateMember,
} from './sql';

/** Who does it: what the audit is told, and what they may grant. */
export interface TeamKeeper {
  actor: Actor;
  granter: Granter;
}

export const listMembers = ({ db }: Services, clubId: string): Promise<Member[]> =>
  db.platform((tx) => selectMembers(tx, clubId));

/**
 * An existing account joins at once and is told by mail; someone new gets an account and a link to choose a password.
 * @throws team_not_in_plan {plan}, member_exists, rights_exceeded {permissions}
 */
export async function inviteMember(
  services: Services,
  keeper: TeamKeeper,
  body: NewMember,
  once: Once,
): Promise<Member> {
  const passwordHash = await unknownPasswordHash();
  return services.db.platform((tx) => once(tx, () => addMember(services, tx, keeper, body, passwordHash)));
}

async function addMember(
  services: Services,
  tx: Tx,
  { actor, granter }: TeamKeeper,
  { email, language = DEFAULT_LANGUAGE, ...grant }: NewMember,
  passwordHash: string,
): Promise<Member> {
  await requireTeam(tx, actor.clubId);
  refuse(checkGrant(granter, null, grant));
  const about = await selectInviter(tx, actor.clubId, actor.actorId);
  const invited = await openInvitedAccount(services, tx, { email, language, passwordHash });
  const account = invited ? { id: invited.userId, language } : await selectAccount(tx, email);
  if (!account) throw new Error('an account that exists was not found');
  if (!(await insertMember(tx, actor.clubId, account.id, grant))) throw AppError.of(memberErrors.member_exists);
  const link = invited?.link ?? `${services.config.publicUrl}/select-club`;
  const to = { email, language: account.language };
  await services.mail.queue(tx, memberMail(invited ? 'invited' : 'joined', to, { ...about, link }));
  await audit(tx, { ...actor, action: 'member.invite', object: { type: 'user', id: account.id }, fields: ['role'] });
  return (await selectMember(tx, actor.clubId, account.id)) as Member;
}

/** @throws team_not_in_plan, not_found, stale_version {current}, owner_membership, own_membership, rights_exceeded */
export function changeMember(
  { db }: Services,
  { actor, granter }: TeamKeeper,
  memberId: string,
  { version, ...change }: MemberChange,
): Promise<Member> {
  const { clubId } = actor;
  return db.platform(async (tx) => {
    const current = await lockMember(tx, clubId, memberId);
    if (!current) throw AppError.of(commonErrors.not_found);
    await requireTeam(tx, clubId);
    const wanted = {
      role: change.role ?? (current.role as GivenRole),
      permissions: change.permissions ?? current.permissions,
    };
    refuse(checkGrant(granter, { userId: memberId, role: current.role }, wanted));
    if (current.version !== version) throw AppError.of(commonErrors.stale_version, { current });
    await updateMember(tx, clubId, memberId, wanted);
    const fields = Object.keys(change);
    await audit(tx, { ...actor, action: 'member.change', object: { type: 'user', id: memberId }, fields });
    return (await selectMember(tx, clubId, memberId)) as Member;
  });
}

/** Also where the plan has no team any more. @throws not_found, owner_membership, own_membership, rights_exceeded */
export function removeMember({ db }: Services, { actor, granter }: TeamKeeper, memberId: string): Promise<void> {
  return db.platform(async (tx) => {
    const current = await lockMember(tx, actor.clubId, memberId);
    if (!current) throw AppError.of(commonErrors.not_found);
    refuse(checkGrant(granter, { userId: memberId, role: current.role }, null));
    await deleteMember(tx, actor.clubId, memberId);
    await audit(tx, { ...actor, action: 'member.remove', object: { type: 'user', id: memberId } });
  });
}

async function requireTeam(tx: Tx, clubId: string): Promise<void> {
  if (!hasTeam(await planOfClub(tx, clubId))) throw AppError.of(memberErrors.team_not_in_plan, { plan: TEAM_PLANS[0] });
}

function refuse(problem: ReturnType<typeof checkGrant>): void {
  if (!problem) return;
  const { kind, ...params } = problem;
  throw AppError.of(memberErrors[kind], params);
}
