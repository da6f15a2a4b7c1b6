import { authErrors } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors, DEFAULT_LANGUAGE } from '@canchero/shared-contracts/core';
import {
  checkGrant,
  type GivenRole,
  type Granter,
  type JoinedClub,
  type Member,
  type MemberChange,
  memberErrors,
  type NewMember,
} from '@canchero/shared-contracts/member';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { hashToken, newOpaqueToken } from '../../platform/auth/opaque-token';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { openInvitedAccount, unknownPasswordHash } from '../auth/writes';
import { teamPlan } from '../subscriptions/reads';
import { memberMail } from './mails';
import { unprovenInvitee } from './reads';
import {
  countInvitations,
  deleteMember,
  insertInvitation,
  lockMember,
  selectAccount,
  selectInviter,
  selectMember,
  updateMember,
} from './sql';
import { acceptInvitation } from './writes';

const HOUR_MS = 60 * 60_000;
const INVITED_MS = 7 * 24 * HOUR_MS;
/** Invitations of a club within an hour: each is a mail from our address to somebody who did not ask for it. */
const MOST_INVITATIONS = 20;

/** Actor who keeps the club's team, with what they may grant. */
export interface TeamKeeper extends Actor {
  granter: Granter;
}

/**
 * Invites someone into the team, by mail. Whoever has an account with a confirmed address accepts by the link; everyone
 * else gets an account, and accepts by choosing its password. Until then they have no rights, and the answer is the same
 * for all, so that an invitation tells nothing of an account. Opens the transaction itself, once the password is hashed.
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
  const token = newOpaqueToken();
  const tokenHash = hashToken(token, services.config.secrets.tokenPepper);
  const createdAt = services.clock();
  const expiresAt = new Date(createdAt.getTime() + INVITED_MS);
  const opened = await openInvitedAccount(tx, { email, language, passwordHash, at: createdAt });
  const account = opened ? { id: opened, language } : await selectAccount(tx, email);
  if (!account) throw new Error('an account that exists was not found');
  const invitation = { ...grant, userId: account.id, email, tokenHash, createdAt, expiresAt };
  if (!(await insertInvitation(tx, actor.clubId, invitation))) throw AppError.of(memberErrors.member_exists);
  const link = `${services.config.publicUrl}/invitation?token=${encodeURIComponent(token)}`;
  const to = { email, language: account.language };
  await services.mail.queue(tx, memberMail(opened ? 'invited' : 'asked', to, { ...about, link }));
  await audit(tx, { ...actor, action: 'member.invite', object: { type: 'user', id: account.id }, fields: ['role'] });
  return (await selectMember(tx, actor.clubId, account.id)) as Member;
}

/**
 * Accepts an invitation by its mailed link. Where the password of the account may be somebody else's, its owner has to be
 * signed in, with a confirmed address, or to choose another one by the link.
 * @throws invalid_token
 * @throws invitation_needs_password {registered}
 */
export async function acceptByLink(
  { db, clock, config }: Services,
  requestId: string,
  caller: Caller | null,
  token: string,
): Promise<JoinedClub> {
  const tokenHash = hashToken(token, config.secrets.tokenPepper);
  const club = await db.platform(async (tx) => {
    const now = clock();
    const invitee = await unprovenInvitee(tx, tokenHash, now);
    if (invitee && !(caller?.id === invitee.id && caller.emailVerified)) {
      const registered = invitee.unproven === 'registered';
      throw AppError.of(memberErrors.invitation_needs_password, { registered });
    }
    return acceptInvitation(tx, { requestId, tokenHash, now });
  });
  if (!club) throw AppError.of(authErrors.invalid_token);
  return { club_id: club.id, club_name: club.name };
}

/**
 * Changes the role or the permissions of a member, or what is offered to one who is invited.
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
 * Removes a member, or takes an invitation back, even if the plan no longer includes a team.
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
