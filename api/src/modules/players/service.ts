import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type NewPlayer, type Player, playerErrors } from '@canchero/shared-contracts/player';
import { limitReached, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../platform/db/database';
import { searchTerms } from '../../platform/db/text-search';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { limitsOfClub } from '../subscriptions/reads';
import { formatCursor, parseCursor } from './cursor';
import { countPlayers, insertPlayer, PAGE, selectPlayers, selectSamePlayer } from './sql';

/** @throws bad_request for a cursor that is none of ours */
export async function listPlayers(
  { db }: Services,
  clubId: string,
  query: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ items: Player[]; next_cursor: string | null }> {
  const after = query.cursor === undefined ? null : parseCursor(query.cursor);
  if (query.cursor !== undefined && !after) throw AppError.of(commonErrors.bad_request, { field: 'cursor' });
  const rows = await db.tenant(clubId, (tx) => selectPlayers(tx, clubId, searchTerms(query.q ?? ''), after));
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    items: page.map(({ sort_name: _, ...player }) => player),
    next_cursor: last ? formatCursor({ sortName: last.sort_name, id: last.id }) : null,
  };
}

/** @throws player_exists {player_id}, plan_limit_exceeded {resource, max, used} */
export const createPlayer = ({ db }: Services, clubId: string, body: NewPlayer, once: Once): Promise<Player> =>
  db.tenant(clubId, (tx) => once(tx, () => addPlayer(tx, clubId, body)));

async function addPlayer(tx: Tx, clubId: string, body: NewPlayer): Promise<Player> {
  const { max_players_per_club: max } = await limitsOfClub(tx, clubId);
  if (max !== UNLIMITED) {
    const used = await countPlayers(tx, clubId);
    if (limitReached(max, used)) {
      throw AppError.of(commonErrors.plan_limit_exceeded, { resource: 'players', max, used });
    }
  }
  const player = await insertPlayer(tx, clubId, body);
  if (player) return player;
  throw AppError.of(playerErrors.player_exists, { player_id: await selectSamePlayer(tx, clubId, body) });
}
