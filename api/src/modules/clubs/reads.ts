import type { DepositRule } from '@canchero/shared-contracts/booking';
import type { MembershipRole, OpeningStretch } from '@canchero/shared-contracts/club';
import { AppError, type PermissionMap } from '@canchero/shared-contracts/core';
import { amountErrors } from '@canchero/shared-contracts/core/amount-errors';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Membership of a user at a club that exists. */
export interface ClubMembership {
  /** Null if the user is not a member. */
  role: MembershipRole | null;
  /** Replaces what the plan gives; null if it stays. */
  permissions: Partial<PermissionMap> | null;
  /** True if the plan includes the buffet. */
  has_buffet: boolean;
  /** Instant from which the members beside the owner wait for a plan with a team; null if it has one. */
  team_waits_from: string | null;
  /** True if a super admin who entered the club may change it; null if none entered. */
  may_write: boolean | null;
}

/**
 * Account, and the session with which it may have entered a club as a super admin. `sessionId` is null for work outside
 * a session.
 */
export interface Person {
  id: string;
  sessionId: string | null;
}

/** Returns a user's membership of a club, with what the club's plan includes; null if it is closed, or there is none. */
export async function accessOf(
  tx: Tx,
  clubId: string,
  { id: userId, sessionId }: Person,
  now: Date,
): Promise<ClubMembership | null> {
  const [row] = await tx.prepared<ClubMembership>(
    'access_of',
    sql`select m.role, m.permissions,
       (select (l.features ->> 'buffet')::boolean from plans l where l.id = plan_of(c.owner_id)) as has_buffet,
       team_waits_from(c.team_limited_since) as team_waits_from, i.may_write
     from clubs c left join memberships m on m.club_id = c.id and m.user_id = ${userId}::uuid
     left join impersonations i on i.session_id = ${sessionId}::uuid and i.club_id = c.id and i.ended_at is null
       and i.ends_at > ${now}::timestamptz
     where c.id = ${clubId}::uuid and c.closed_at is null`,
  );
  return row ?? null;
}

/** Returns true if the plan of a club includes the buffet. */
export async function planHasBuffet(tx: Tx, clubId: string): Promise<boolean> {
  const [row] = await tx.query<{ has_buffet: boolean }>(sql`
    select (l.features ->> 'buffet')::boolean as has_buffet from clubs c join plans l on l.id = plan_of(c.owner_id)
    where c.id = ${clubId}`);
  return row?.has_buffet ?? false;
}

/** Returns the ids of the open clubs that a user works at, their own first. Platform transactions only. */
export async function clubIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ club_id: string }>(sql`
    select m.club_id from memberships m join clubs c on c.id = m.club_id and c.closed_at is null
    where m.user_id = ${userId} order by m.role = 'owner' desc, m.created_at, m.club_id`);
  return rows.map((row) => row.club_id);
}

/**
 * Locks the set of clubs of an owner: other transactions that open a club for them, or delete their account, wait until
 * this one ends.
 */
const lockClubsOf = (tx: Tx, ownerId: string) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended('clubs of ' || ${ownerId}, 0))`);

/** Returns the names of the clubs that a user owns and has not closed. Locks the user, so that none is opened meanwhile. */
export async function ownedClubNames(tx: Tx, ownerId: string): Promise<string[]> {
  await lockClubsOf(tx, ownerId);
  const rows = await tx.query<{ name: string }>(sql`
    select name from clubs where owner_id = ${ownerId} and closed_at is null order by fold(name), id`);
  return rows.map(({ name }) => name);
}

/**
 * Counts the clubs that a user owns and has not closed. Locks them, so that two calls at once cannot both take the last
 * place.
 */
export async function countOwned(tx: Tx, ownerId: string): Promise<number> {
  await lockClubsOf(tx, ownerId);
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from clubs where owner_id = ${ownerId} and closed_at is null`);
  return row?.n ?? 0;
}

/** Facts about a club that other modules go by. */
export interface ClubFacts {
  name: string;
  slug: string;
  /** IANA name. */
  timezone: string;
  opening_hours: OpeningStretch[];
}

/** Returns the facts about a club that exists: a caller's, or one that is referred to. */
export async function clubFacts(tx: Tx, clubId: string): Promise<ClubFacts> {
  const [row] = await tx.query<ClubFacts>(sql`
    select name, slug, timezone, opening_hours from clubs where id = ${clubId}`);
  if (!row) throw new Error(`no club ${clubId}`);
  return row;
}

async function currencyOf(tx: Tx, clubId: string): Promise<string> {
  const [row] = await tx.prepared<{ currency: string }>(
    'currency_of',
    sql`select currency from clubs where id = ${clubId}::uuid`,
  );
  return row?.currency ?? '';
}

/** Returns the smallest amount that can be paid at a club, in centavos. */
export const unitOf = async (tx: Tx, clubId: string): Promise<number> => smallestUnit(await currencyOf(tx, clubId));

/**
 * Checks that an amount in the field `path` of a request can be paid at a club. What is all of one of `sums` may have a
 * fraction, which stands from before the club changed its currency: nothing else would settle it.
 * @throws fraction_of_currency {currency, path}
 */
export async function checkPayable(
  tx: Tx,
  clubId: string,
  { amount, path = 'amount', sums }: { amount: number; path?: string; sums: readonly number[] },
): Promise<void> {
  if (sums.includes(amount)) return;
  const currency = await currencyOf(tx, clubId);
  if (amount % smallestUnit(currency) !== 0) throw AppError.of(amountErrors.fraction_of_currency, { currency, path });
}

/** Returns what a club says about deposits and late cancellations. */
export async function depositRule(tx: Tx, clubId: string): Promise<DepositRule> {
  const [row] = await tx.query<DepositRule>(sql`
    select deposit_type, deposit_value, cancel_hours, currency from clubs where id = ${clubId}`);
  if (!row) throw new Error(`no club ${clubId}`);
  return row;
}
