import {
  type Club,
  type ClubChange,
  type ClubSummary,
  clubErrors,
  clubEvents,
  isTimezone,
  type NewClub,
  overlappingWeekday,
} from '@canchero/shared-contracts/club';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { amountErrors } from '@canchero/shared-contracts/core/amount-errors';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import { limitReached } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { sqlState, violatesCheck, violatesUnique } from '../../platform/db/pg-error';
import type { Once } from '../../platform/http/idempotency';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { limitsOf, planOf } from '../subscriptions/reads';
import { countOwned } from './reads';
import { freeSlug, slugOf } from './slug';
import {
  insertClub,
  selectClub,
  selectImpersonation,
  selectSlugs,
  selectSummaries,
  selectSuspension,
  updateClub,
} from './sql';

/** Lists the clubs of a user, and the one that they entered as a super admin. */
export const clubsOf = ({ db, clock }: Services, caller: Caller): Promise<ClubSummary[]> =>
  db.platform((tx) => selectSummaries(tx, caller, clock()));

/** Reads a club as its caller sees it. */
export async function readClub(tx: Tx, { clock }: Services, caller: Caller, clubId: string): Promise<Club> {
  const club = found(await selectClub(tx, clubId, caller.id));
  const impersonation = await selectImpersonation(tx, clubId, caller.sessionId, clock());
  return { ...club, impersonation, suspension: await selectSuspension(tx, clubId) };
}

/**
 * Opens a club that the caller owns; without a slug it gets one made from its name. Opens the transaction itself, since
 * the club does not exist yet.
 * @throws forbidden {reason} if the e-mail address is not verified
 * @throws slug_taken
 * @throws unknown_timezone
 * @throws opening_hours_overlap {weekday}
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function createClub(
  { db }: Services,
  requestId: string,
  caller: Caller,
  body: NewClub,
  once: Once,
): Promise<Club> {
  if (!caller.emailVerified) throw AppError.of(commonErrors.forbidden, { reason: 'email_not_verified' });
  checkFields(body);
  return db.platform((tx) => once(tx, () => openClub(tx, requestId, caller.id, body))).catch(refuse);
}

async function openClub(tx: Tx, requestId: string, ownerId: string, body: NewClub): Promise<Club> {
  const { max_clubs } = await limitsOf(tx, await planOf(tx, ownerId));
  const used = await countOwned(tx, ownerId);
  if (limitReached(max_clubs, used)) {
    throw AppError.of(commonErrors.plan_limit_exceeded, { resource: 'clubs', max: max_clubs, used });
  }
  await checkZone(tx, body.timezone);
  const base = slugOf(body.name);
  const slug = body.slug ?? freeSlug(base, await selectSlugs(tx, base.slice(0, 40)));
  const id = await insertClub(tx, ownerId, { ...body, slug });
  if (!id) throw AppError.of(clubErrors.slug_taken);
  const opened = { action: 'club.open', object: { type: 'club', id } };
  await audit(tx, { requestId, actorId: ownerId, role: 'owner', clubId: id, ...opened });
  return (await selectClub(tx, id, ownerId)) as Club;
}

/**
 * Changes a club and publishes that it did.
 * @throws stale_version {current}
 * @throws slug_taken
 * @throws unknown_timezone
 * @throws opening_hours_overlap {weekday}
 * @throws fraction_of_currency {currency, path}
 */
export async function changeClub(tx: Tx, actor: Actor, change: ClubChange): Promise<Club> {
  const { clubId } = actor;
  checkFields(change);
  await checkZone(tx, change.timezone);
  const changed = await updateClub(tx, clubId, change).catch(refuse);
  const club = found(await selectClub(tx, clubId, actor.actorId));
  if (!changed) throw AppError.of(commonErrors.stale_version, { current: club });
  if (DEPOSIT_FIELDS.some((field) => change[field] !== undefined)) checkDeposit(club);
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'club.change', object: { type: 'club', id: clubId }, fields });
  await appendEvent(tx, clubId, clubEvents.changed, { club_id: clubId, version: club.version });
  return club;
}

/** Checks whether a club may have this slug, and suggests one like it that is free. Platform transactions only. */
export async function checkSlug(
  tx: Tx,
  clubId: string,
  slug: string,
): Promise<{ available: boolean; suggestion: string }> {
  const taken = await selectSlugs(tx, slug.slice(0, 40), clubId);
  return { available: !taken.has(slug), suggestion: freeSlug(slug, taken) };
}

/** Translates what the database refused into an error of the contract. */
function refuse(error: unknown): never {
  if (violatesUnique(error, 'clubs_slug')) throw AppError.of(clubErrors.slug_taken);
  if (violatesCheck(error, 'clubs_deposit_percent')) {
    throw AppError.of(commonErrors.validation_failed, { fields: [{ path: 'deposit_value' }] });
  }
  throw error;
}

/**
 * Checks that the database knows a time zone: without it, every list of the club that goes by days would fail.
 * @throws unknown_timezone
 */
async function checkZone(tx: Tx, timezone: string | undefined): Promise<void> {
  if (timezone === undefined) return;
  await tx.query(sql`select now() at time zone ${timezone}::text`).catch((error) => {
    throw sqlState(error)?.code === UNKNOWN_VALUE ? AppError.of(clubErrors.unknown_timezone) : error;
  });
}

/** SQLSTATE of a value that a function does not take. */
const UNKNOWN_VALUE = '22023';

/** Fields of a change that may leave a deposit which cannot be paid; one from before stands in the way of no other. */
const DEPOSIT_FIELDS = ['deposit_type', 'deposit_value', 'currency'] as const;

/** Checks that a deposit of an amount can be paid. @throws fraction_of_currency {currency, path} */
function checkDeposit({ deposit_type, deposit_value, currency }: Club): void {
  if (deposit_type !== 'fixed' || deposit_value % smallestUnit(currency) === 0) return;
  throw AppError.of(amountErrors.fraction_of_currency, { currency, path: 'deposit_value' });
}

function checkFields({ timezone, opening_hours }: Partial<NewClub>): void {
  if (timezone !== undefined && !isTimezone(timezone)) throw AppError.of(clubErrors.unknown_timezone);
  const weekday = opening_hours ? overlappingWeekday(opening_hours) : null;
  if (weekday !== null) throw AppError.of(clubErrors.opening_hours_overlap, { weekday });
}
