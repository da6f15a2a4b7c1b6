import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type ListedPlayer,
  type NewPlayer,
  type Player,
  type PlayerChange,
  type PlayersQuery,
  phoneText,
  playerErrors,
} from '@canchero/shared-contracts/player';
import { limitReached, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Actor, Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import { limitsOfClub } from '../subscriptions/reads';
import { owedByAll, owedInAll } from './owed';
import { type Home, homeOf, type Phone, parsePhone } from './phone';
import {
  countFound,
  countPlayers,
  insertPlayers,
  lockPlayers,
  type PlayerFields,
  type PlayerRow,
  selectFoundIds,
  selectPlayers,
  selectSamePlayer,
  updatePlayer,
} from './sql';
import { type Contact, refuseTaken } from './taken-contact';

const PAGE = 50;

/** Converts a row to the Player of the contract, with the phone as people of the club write it. */
export const shown = (row: PlayerRow, home: Home): Player => ({
  ...row,
  phone_text: row.phone && row.phone_country && phoneText(row.phone_country + row.phone, home.code),
});

/**
 * Lists players by name, in pages. The first page comes with the number of all.
 * @throws bad_request {field} for a cursor that was not made here
 */
export async function listPlayers(
  tx: Tx,
  clubId: string,
  { cursor, ...search }: PlayersQuery,
  now: Date,
): Promise<{ items: ListedPlayer[]; next_cursor: string | null; total: number | null; owed: number | null }> {
  const after = parseCursor(cursor);
  const debtors = search.filter === 'owing' ? await owedByAll(tx, clubId, now) : null;
  const found = { ...search, ids: debtors && [...debtors.keys()] };
  const rows = await selectPlayers(tx, clubId, found, pageLimit(PAGE), after);
  const home = await homeOf(tx, clubId);
  const page = pageOf(rows, PAGE, ({ id, sort_name }) => formatCursor({ id, position: sort_name }));
  const ids = page.items.map(({ id }) => id);
  const owed = debtors ?? (await owedInAll(tx, clubId, ids, now));
  return {
    items: page.items.map(({ sort_name: _, ...player }) => ({
      ...shown(player, home),
      owed: owed.get(player.id) ?? 0,
    })),
    next_cursor: page.next_cursor,
    total: after ? null : await countFound(tx, clubId, found),
    owed: after || !debtors ? null : sumOf(debtors, await selectFoundIds(tx, clubId, found)),
  };
}

const sumOf = (owed: ReadonlyMap<string, number>, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (owed.get(id) ?? 0), 0);

/**
 * Adds a player to the club.
 * @throws player_exists {player_id}
 * @throws invalid_phone
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function createPlayer(tx: Tx, actor: Agent, body: NewPlayer): Promise<Player> {
  const { clubId } = actor;
  await checkPlanLimit(tx, clubId, 1);
  const home = await homeOf(tx, clubId);
  const fields: PlayerFields = {
    first_name: body.first_name,
    last_name: body.last_name ?? '',
    ...phoneOf(body.phone, body.phone_country, home),
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
  return shown(row, home);
}

/**
 * Changes a player's data.
 * @throws not_found
 * @throws stale_version {current}
 * @throws player_exists {player_id}
 * @throws invalid_phone
 */
export async function changePlayer(tx: Tx, actor: Actor, playerId: string, change: PlayerChange): Promise<Player> {
  const { clubId } = actor;
  const [before] = await lockPlayers(tx, clubId, [playerId]);
  if (!before) throw AppError.of(commonErrors.not_found);
  const home = await homeOf(tx, clubId);
  const { version, phone, phone_country, ...rest } = change;
  if (version !== before.version) throw AppError.of(commonErrors.stale_version, { current: shown(before, home) });
  const numbered = phone === undefined ? {} : phoneOf(phone, phone_country ?? before.phone_country, home);
  const after = { ...before, ...definedOf(rest), ...numbered };
  const contact = alteredContact(before, after);
  const same = await selectSamePlayer(tx, clubId, contact, playerId);
  if (same) throw AppError.of(playerErrors.player_exists, { player_id: same });
  const row = await refuseTaken(tx, clubId, playerId, contact, () => updatePlayer(tx, clubId, playerId, after));
  const fields = (Object.keys(after) as (keyof PlayerRow)[]).filter((name) => after[name] !== before[name]);
  await audit(tx, { ...actor, action: 'player.change', object: { type: 'player', id: playerId }, fields });
  return shown(row, home);
}

/** Returns the phone and e-mail as far as a change alters them: players who share a phone are changed in all else. */
function alteredContact(before: PlayerRow, { phone, phone_country, email }: PlayerFields): Contact {
  const renumbered = phone !== before.phone || phone_country !== before.phone_country;
  return { phone: renumbered ? phone : null, phone_country, email: email === before.email ? null : email };
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

/** Parses a phone number as typed; a number without a country is taken to be from the club's. @throws invalid_phone */
function phoneOf(phone: string | null | undefined, country: string | null | undefined, home: Home): Phone | NoPhone {
  if (!phone) return { phone_country: null, phone: null };
  const parsed = parsePhone(phone, country && country !== home.code ? { code: country, area: null } : home);
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
