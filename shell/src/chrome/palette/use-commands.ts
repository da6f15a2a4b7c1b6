import { useFormatter, useStore } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { clubs } from '../../clubs/club-store';
import { remotes } from '../../federation/remotes';
import { preferences } from '../../i18n/preferences';
import { useText } from '../../i18n/text';
import { permissions } from '../../permissions/permission-store';
import { publicSession } from '../../session/session-store';
import { useMenuEntries } from '../menu-entries';
import { sidebarGroups } from '../sidebar-entries';
import { bookingCommand, type Command, playerCommand, remoteCommands, resultPath, screenCommands } from './commands';
import { recentCommands } from './recent-commands';
import { useHits } from './use-hits';

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** Formatting before a club is selected, when no club's data is shown either. */
const NO_CLUB = { currency: 'ARS', timezone: 'UTC' };

/** Returns the commands for a text; for an empty one the recent commands and the menu. */
export function useCommands(q: string) {
  const text = useText();
  const language = useStore(preferences, (s) => s.language);
  const club = useStore(clubs, (s) => s.selected) ?? NO_CLUB;
  const format = useFormatter(club);
  const { user } = useStore(publicSession);
  const held = useStore(permissions);
  const releases = useStore(remotes, (s) => s.releases);
  const entries = useMenuEntries();
  const { hits, ...state } = useHits(q);

  const groups = useMemo<CommandGroup[]>(() => {
    const menu = sidebarGroups(entries, held, user, language).flatMap((group) => group.entries);
    const screens = q.trim() ? [...menu, ...remoteCommands(releases, held, language)] : menu;
    const playerPath = resultPath('player', releases, held);
    const bookingPath = resultPath('booking', releases, held);
    const texts = { format, untitled: text('palette.untitled') };
    const all = [
      { title: text('palette.recent'), commands: q.trim() ? [] : recentCommands() },
      { title: text('palette.screens'), commands: screenCommands(screens, q) },
      {
        title: text('palette.players'),
        commands: playerPath ? (hits?.players ?? []).map((hit) => playerCommand(hit, playerPath(hit))) : [],
      },
      {
        title: text('palette.bookings'),
        commands: bookingPath ? (hits?.bookings ?? []).map((hit) => bookingCommand(hit, bookingPath(hit), texts)) : [],
      },
    ];
    return all.filter(({ commands }) => commands.length > 0);
  }, [q, hits, entries, held, user, language, releases, format, text]);
  return { groups, ...state };
}
