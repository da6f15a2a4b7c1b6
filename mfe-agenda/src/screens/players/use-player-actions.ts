import { saveFile, useCallOnce, useHost, useOnce } from '@canchero/shared-contracts/kit';
import {
  type DebtPayment,
  type ImportResult,
  type NewLedgerEntry,
  type NewPlayer,
  type Player,
  type PlayerChange,
  playerEndpoints,
  playerName,
} from '@canchero/shared-contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refetchPlayers } from './queries';

/**
 * Requests that change players. They reject with AppError. A retry with the same input has no second effect. Queries of
 * players are refetched afterwards.
 */
export interface PlayerActions {
  create(body: NewPlayer): Promise<Player>;
  change(playerId: string, body: PlayerChange): Promise<Player>;
  remove(playerId: string): Promise<void>;
  /** Saves all that the club keeps about a player as a file. */
  download(player: Player): Promise<void>;
  /** Forgets who a player is. */
  erase(playerId: string): Promise<void>;
  /** Refetches all queries of players. */
  refresh(): Promise<void>;
  moveCredit(playerId: string, body: NewLedgerEntry): Promise<void>;
  /** Charges what a player owes. */
  payDebts(playerId: string, body: DebtPayment): Promise<void>;
  merge(keep: string, merge: string): Promise<Player>;
  /** Returns the result that an import of the file would have. */
  preview(content: string): Promise<ImportResult>;
  /** Imports the valid lines and skips the others. */
  import(content: string): Promise<ImportResult>;
}

export function usePlayerActions(clubId: string): PlayerActions {
  const host = useHost();
  const client = useQueryClient();
  const once = useOnce();
  const callOnce = useCallOnce();
  return useMemo(() => {
    const params = { clubId };
    const refresh = async (gone?: string) => void (await refetchPlayers(client, clubId, gone));
    const reread = async <T>(answer: Promise<T>, gone?: string): Promise<T> => {
      const result = await answer;
      await refresh(gone);
      return result;
    };
    const sendFile = (content: string, dry_run: boolean, key?: string) =>
      host.call(
        playerEndpoints.import,
        { params, body: { content, dry_run, on_problem: 'skip' } },
        key ? { idempotencyKey: key } : {},
      );
    return {
      create: (body) => reread(callOnce(playerEndpoints.create, { params, body })),
      change: (playerId, body) => reread(callOnce(playerEndpoints.change, { params: { clubId, playerId }, body })),
      remove: (playerId) => reread(callOnce(playerEndpoints.remove, { params: { clubId, playerId } }), playerId),
      download: async (player) => {
        const data = await host.call(playerEndpoints.personalData, { params: { clubId, playerId: player.id } });
        const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile({ name: `${playerName(player)}.json`, content });
      },
      erase: (playerId) => reread(host.call(playerEndpoints.erase, { params: { clubId, playerId } }), playerId),
      refresh: () => refresh(),
      payDebts: async (playerId, body) => {
        await reread(callOnce(playerEndpoints.payDebts, { params: { clubId, playerId }, body }));
      },
      moveCredit: async (playerId, body) => {
        await reread(callOnce(playerEndpoints.addLedgerEntry, { params: { clubId, playerId }, body }));
      },
      merge: (keep_id, merge_id) =>
        reread(callOnce(playerEndpoints.merge, { params, body: { keep_id, merge_id } }), merge_id),
      preview: (content) => sendFile(content, true),
      import: (content) => reread(once(content, (key) => sendFile(content, false, key))),
    };
  }, [host, client, once, callOnce, clubId]);
}
