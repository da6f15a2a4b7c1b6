import { type PlayerDetail, playerName } from '@canchero/shared-contracts/player';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { MergePlayersDialog } from '../merge-players-dialog';
import type { PlayerActions } from '../use-player-actions';
import { PersonalDataDialog } from './personal-data-dialog';
import { RemovePlayerDialog } from './remove-player-dialog';

/** `data`: to give players their data, or to erase it. */
export type PlayerDialog = 'merge' | 'remove' | 'data';

interface PlayerDialogsProps {
  detail: PlayerDetail;
  /** Null while none is open. */
  open: PlayerDialog | null;
  actions: PlayerActions;
  /** Shows the player that was kept of two. */
  onShow(playerId: string): void;
  /** `gone`: the player was removed or erased. */
  onClose(gone: boolean): void;
}

/** Dialogs that merge or remove a player, and give them their data. */
export function PlayerDialogs({ detail, open, actions, onShow, onClose }: PlayerDialogsProps) {
  const { player } = detail;
  return (
    <DialogHost open={open !== null} onClose={() => onClose(false)}>
      {open === 'merge' && (
        <MergePlayersDialog detail={detail} onClose={() => onClose(false)} onMerged={(kept) => onShow(kept.id)} />
      )}
      {open === 'remove' && (
        <RemovePlayerDialog name={playerName(player)} onRemove={() => actions.remove(player.id)} onClose={onClose} />
      )}
      {open === 'data' && (
        <PersonalDataDialog
          name={playerName(player)}
          onDownload={() => actions.download(player)}
          onErase={() => actions.erase(player.id)}
          onClose={onClose}
        />
      )}
    </DialogHost>
  );
}
