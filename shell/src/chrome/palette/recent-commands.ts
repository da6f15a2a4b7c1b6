import { clubs } from '../../clubs/club-store';
import { session } from '../../session/session-store';
import { readEntry, writeEntry } from '../../storage/entries';
import type { Command } from './commands';

const KEPT = 5;

/** Entry for this tab and this user only: names of a club's players must not outlive the right to read them. */
interface Kept {
  of: string;
  commands: Command[];
}

const owner = () => `${session.getState().user?.id}/${clubs.getState().selectedId}`;

/** Returns the commands that were chosen last in this club, the newest first. */
export function recentCommands(): Command[] {
  const kept = readEntry<Kept>('recentCommands');
  return kept?.of === owner() ? kept.commands : [];
}

export function rememberCommand(command: Command): void {
  const others = recentCommands().filter(({ path }) => path !== command.path);
  writeEntry('recentCommands', { of: owner(), commands: [command, ...others].slice(0, KEPT) } satisfies Kept);
}
