import type { Sport } from '@canchero/shared-contracts/club';
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
import {
  bookingCommand,
  type Command,
  playerCommand,
  remoteCommands,
  resultPath,
  screenCommands,
  slotsCommand,
  wishValues,
} from './commands';
import { recentCommands } from './recent-commands';
import { type SlotWish, slotWishOf } from './slot-wish';
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
    const slotsPath = resultPath('free-slots', releases, held);
    const wish = slotsPath && slotWishOf(q, todayIn(club.timezone));
    const wishTexts = {
      sport: (sport: Sport) => text(`sport.${sport}`),
      minutes: (minutes: number) => text('palette.slots.minutes', { minutes }),
      hours: ({ after, before }: Pick<SlotWish, 'after' | 'before'>) =>
        after && before
          ? text('palette.slots.between', { after, before })
          : text(after ? 'palette.slots.after' : 'palette.slots.before', { time: after ?? before }),
      date: (date: string) =>
        new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
          new Date(date),
        ),
      label: (what: string) => text('palette.slots', { what }),
    };
    const slots = wish ? [slotsCommand(wish, slotsPath(wishValues(wish)), wishTexts)] : [];
    const texts = { format, untitled: text('palette.untitled') };
    const all = [
      { title: text('palette.recent'), commands: q.trim() ? [] : recentCommands() },
      { title: text('palette.screens'), commands: [...slots, ...screenCommands(screens, q)] },
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
  }, [q, hits, entries, held, user, language, releases, club.timezone, format, text]);
  return { groups, ...state };
}

/** Returns today's date in a zone, YYYY-MM-DD: the form in which Canada writes dates. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
