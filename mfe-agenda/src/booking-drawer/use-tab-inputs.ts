import { useState } from 'react';
import type { PlayerFieldValues } from '../player-fields';
import { isTyped, type NoteChanges } from './model/note-change';

/**
 * Keeps the input of the tabs that save by themselves while another tab is open. `unsaved` is true if there is any; a
 * booking that is `gone` takes no players.
 */
export function useTabInputs({ gone }: { gone: boolean }) {
  const [typed, onTyped] = useState('');
  const [changes, onChanges] = useState<NoteChanges>([]);
  const [newPlayer, onNewPlayer] = useState<PlayerFieldValues | null>(null);
  return {
    notes: { typed, onTyped, changes, onChanges },
    players: { newPlayer, onNewPlayer },
    unsaved: typed.trim() !== '' || changes.some(isTyped) || (newPlayer !== null && !gone),
  };
}

/** Input of the tabs, and what changes it. */
export type TabInputs = ReturnType<typeof useTabInputs>;
