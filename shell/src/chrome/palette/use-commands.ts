import { useFormatter, useStore } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { clubs } from '../../clubs/club-store';
import { remotes } from '../../federation/remotes';
import { matchRoute } from '../../federation/route-table';
import { preferences } from '../../i18n/preferences';
import { useText } from '../../i18n/text';
import { permissions } from '../../permissions/permission-store';
import { publicSession } from '../../session/session-store';
import { useMenuEntries } from '../menu-entries';
import { sidebarGroups } from '../sidebar-entries';
import { bookingCommand, type Command, playerCommand, screenCommands } from './commands';
import { recentCommands } from './recent-commands';
import { useHits } from './use-hits';

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** Formatting before a club is selected, when no club's data is shown either. */
const NO_CLUB = { currency: 'ARS', timezone: 'UTC' };

/** Returns the commands for a text; for an empty one the recent commands and all screens. */
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
    const screens = sidebarGroups(entries, held, user, language).flatMap((group) => group.entries);
    const opens = (path: string) => matchRoute(releases, path) !== null;
    const opensAgenda = held.permissions.schedule === true && opens('/agenda');
    const opensBookings = opensAgenda || opens('/detalle-reserva/x');
    const texts = { format, untitled: text('palette.untitled') };
    const all = [
      { title: text('palette.recent'), commands: q.trim() ? [] : recentCommands() },
      { title: text('palette.screens'), commands: screenCommands(screens, q) },
      { title: text('palette.players'), commands: opens('/players') ? (hits?.players ?? []).map(playerCommand) : [] },
      {
        title: text('palette.bookings'),
        commands: opensBookings ? (hits?.bookings ?? []).map((hit) => bookingCommand(hit, opensAgenda, texts)) : [],
      },
    ];
    return all.filter(({ commands }) => commands.length > 0);
  }, [q, hits, entries, held, user, language, releases, format, text]);
  return { groups, ...state };
}
