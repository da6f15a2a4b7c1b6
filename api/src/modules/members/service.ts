import { AppError, commonErrors, DEFAULT_LANGUAGE } from '@canchero/shared-contracts/core';
import {
  checkGrant,
  type GivenRole,
  type Granter,
  type Member,
  type MemberChange,
  memberErrors,
  type NewMember,
} from '@canchero/shared-contracts/member';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { openInvitedAccount, unknownPasswordHash } from '../auth/writes';
import { teamPlan } from '../subscriptions/reads';
import { memberMail } from './mails';
import {
  countInvitations,
  deleteMember,
  insertMember,
  lockMember,
  selectAccount,
  selectInviter,
  selectMember,
  updateMember,
} from './sql';

const HOUR_MS = 60 * 60_000;
/** Invitations of a club within an hour: each is a mail from our address to somebody who did not ask for it. */
const MOST_INVITATIONS = 20;

/** Actor who keeps the club's team, with what they may grant. */
export interface TeamKeeper extends Actor {
  granter: Granter;
}

/**
 * Invites someone into the team, by mail: an account with a confirmed address joins at once, everyone else gets an
 * account and a link to choose a password. Opens the transaction itself, once the password is hashed.
 * @throws team_not_in_plan {plan}
 * @throws member_exists
 * @throws too_many_invitations {max}
 * @throws rights_exceeded {permissions}
 */
export async function inviteMember(
  services: Services,
  keeper: TeamKeeper,
  body: NewMember,
  once: Once,
): Promise<Member> {
  const passwordHash = await unknownPasswordHash();
  return services.db.platform((tx) => once(tx, () => addMember(tx, keeper, body, services, passwordHash)));
}

async function addMember(
  tx: Tx,
  { granter, ...actor }: TeamKeeper,
  { email, language = DEFAULT_LANGUAGE, ...grant }: NewMember,
  services: Services,
  passwordHash: string,
): Promise<Member> {
  await requireTeam(tx, actor.clubId);
  refuse(checkGrant(granter, null, grant));
  const hourAgo = new Date(services.clock().getTime() - HOUR_MS);
  if ((await countInvitations(tx, actor.clubId, hourAgo)) >= MOST_INVITATIONS) {
    throw AppError.of(memberErrors.too_many_invitations, { max: MOST_INVITATIONS });
  }
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

/**
 * Changes the role or the permissions of a member.
 * @throws not_found
 * @throws team_not_in_plan {plan}
 * @throws owner_membership
 * @throws own_membership
 * @throws rights_exceeded {permissions}
 * @throws stale_version {current}
 */
export async function changeMember(
  tx: Tx,
  { granter, ...actor }: TeamKeeper,
  memberId: string,
  { version, ...change }: MemberChange,
): Promise<Member> {
  const { clubId } = actor;
  const current = found(await lockMember(tx, clubId, memberId));
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
}

/**
 * Removes a member, even if the plan no longer includes a team.
 * @throws not_found
 * @throws owner_membership
 * @throws own_membership
 * @throws rights_exceeded {permissions}
 */
export async function removeMember(tx: Tx, { granter, ...actor }: TeamKeeper, memberId: string): Promise<void> {
  const current = found(await lockMember(tx, actor.clubId, memberId));
  refuse(checkGrant(granter, { userId: memberId, role: current.role }, null));
  await deleteMember(tx, actor.clubId, memberId);
  await audit(tx, { ...actor, action: 'member.remove', object: { type: 'user', id: memberId } });
}

async function requireTeam(tx: Tx, clubId: string): Promise<void> {
  const { has_team, lowest } = await teamPlan(tx, clubId);
  if (!has_team) throw AppError.of(memberErrors.team_not_in_plan, { plan: lowest });
}

function refuse(problem: ReturnType<typeof checkGrant>): void {
  if (!problem) return;
  const { kind, ...params } = problem;
  throw AppError.of(memberErrors[kind], params);
}
