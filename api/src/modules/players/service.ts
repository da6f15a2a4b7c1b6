import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type NewPlayer,
  type Player,
  type PlayerChange,
  type PlayersQuery,
  playerErrors,
} from '@canchero/shared-contracts/player';
import { limitReached, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import { limitsOfClub } from '../subscriptions/reads';
import { type Phone, parsePhone, phoneText } from './phone';
import {
  countFound,
  countPlayers,
  insertPlayers,
  lockPlayers,
  type PlayerFields,
  type PlayerRow,
  selectPlayers,
  selectSamePlayer,
  updatePlayer,
} from './sql';

const PAGE = 50;

/** Converts a row to the Player of the contract. */
export const shown = (row: PlayerRow): Player => ({ ...row, phone_text: phoneText(row.phone_country, row.phone) });

/**
 * Lists players by name, in pages. The first page comes with the number of all.
 * @throws bad_request {field} for a cursor that was not made here
 */
export async function listPlayers(
  tx: Tx,
  clubId: string,
  { cursor, ...search }: PlayersQuery,
): Promise<{ items: Player[]; next_cursor: string | null; total: number | null }> {
  const after = parseCursor(cursor);
  const rows = await selectPlayers(tx, clubId, search, pageLimit(PAGE), after);
  const page = pageOf(rows, PAGE, ({ id, sort_name }) => formatCursor({ id, position: sort_name }));
  return {
    items: page.items.map(({ sort_name: _, ...player }) => shown(player)),
    next_cursor: page.next_cursor,
    total: after ? null : await countFound(tx, clubId, search),
  };
}

/**
 * @throws player_exists {player_id}
 * @throws invalid_phone
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function createPlayer(tx: Tx, actor: Actor, body: NewPlayer): Promise<Player> {
  const { clubId } = actor;
  await checkPlanLimit(tx, clubId, 1);
  const fields: PlayerFields = {
    first_name: body.first_name,
    last_name: body.last_name ?? '',
    ...phoneOf(body.phone, body.phone_country),
    email: body.email ?? null,
    category: body.category ?? '',
    notes: body.notes ?? '',
    blocked: body.blocked ?? false,
    member: body.member ?? false,
  };
  const [row] = await insertPlayers(tx, clubId, [fields]);
  if (!row) {
    throw AppError.of(playerErrors.player_exists, { player_id: await selectSamePlayer(tx, clubId, fields) });
  }
  await audit(tx, { ...actor, action: 'player.create', object: { type: 'player', id: row.id } });
  return shown(row);
}

/**
 * @throws not_found
 * @throws stale_version {current}
 * @throws player_exists {player_id}
 * @throws invalid_phone
 */
export async function changePlayer(tx: Tx, actor: Actor, playerId: string, change: PlayerChange): Promise<Player> {
  const { clubId } = actor;
  const [before] = await lockPlayers(tx, clubId, [playerId]);
  if (!before) throw AppError.of(commonErrors.not_found);
  const { version, phone, phone_country, ...rest } = change;
  if (version !== before.version) throw AppError.of(commonErrors.stale_version, { current: shown(before) });
  const numbered = phone === undefined ? {} : phoneOf(phone, phone_country ?? before.phone_country);
  const after = { ...before, ...definedOf(rest), ...numbered };
  const same = await selectSamePlayer(tx, clubId, after, playerId);
  if (same) throw AppError.of(playerErrors.player_exists, { player_id: same });
  const row = await updatePlayer(tx, clubId, playerId, after);
  const fields = (Object.keys(after) as (keyof PlayerRow)[]).filter((name) => after[name] !== before[name]);
  await audit(tx, { ...actor, action: 'player.change', object: { type: 'player', id: playerId }, fields });
  return shown(row);
}

/**
 * Checks whether the plan has room for `more` players.
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function checkPlanLimit(tx: Tx, clubId: string, more: number): Promise<void> {
  const { max_players_per_club: max } = await limitsOfClub(tx, clubId);
  if (max === UNLIMITED) return;
  const used = await countPlayers(tx, clubId);
  if (limitReached(max, used + more - 1)) {
    throw AppError.of(commonErrors.plan_limit_exceeded, { resource: 'players', max, used });
  }
}

/** @throws invalid_phone */
function phoneOf(phone: string | null | undefined, country: string | null | undefined): Phone | NoPhone {
  if (!phone) return { phone_country: null, phone: null };
  const parsed = parsePhone(phone, country ?? undefined);
  if (!parsed) throw AppError.of(playerErrors.invalid_phone);
  return parsed;
}

interface NoPhone {
  phone_country: null;
  phone: null;
}

/** Returns the fields that were given. */
const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
