import type { BookingHit, PlayerHit } from '@canchero/shared-contracts/club';
import type { Language } from '@canchero/shared-contracts/core';
import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { PermissionState, RESULT_VALUES, ResultKind } from '@canchero/shared-contracts/mfe';
import { isReachable } from '../../federation/reachable';
import type { SidebarEntry } from '../sidebar-entries';
import type { SlotWish } from './slot-wish';

export type CommandKind = 'screen' | 'player' | 'booking';

/** Target that the palette leads to. */
export interface Command {
  kind: CommandKind;
  path: string;
  label: string;
  detail: string;
  /** Name in the shell's icon set. */
  icon: string;
}

/** Returns a text without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the entries whose label contains every word, those that begin with the text first. */
export function screenCommands(entries: readonly SidebarEntry[], q: string): Command[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const begins = (label: string) => Number(!fold(label).startsWith(words[0] ?? ''));
  return entries
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .sort((a, b) => begins(a.label) - begins(b.label))
    .map(({ path, label, icon }) => ({ kind: 'screen', path, label, icon, detail: '' }));
}

/** Returns the remotes' own commands that the user may use, with their labels in a language. */
export const remoteCommands = (
  releases: readonly RemoteRelease[],
  held: PermissionState,
  language: Language,
): SidebarEntry[] =>
  releases
    .flatMap(({ commands = [] }) => commands)
    .filter(({ path }) => isReachable(releases, path, held))
    .map(({ path, label, icon }) => ({ path, label: label[language], icon }));

type Values<K extends ResultKind> = Record<(typeof RESULT_VALUES)[K][number], string>;

/**
 * Returns a function that makes the path for the values of a hit of this kind, from the first place named by remotes
 * that the user may open; null if there is none.
 */
export function resultPath<K extends ResultKind>(
  kind: K,
  releases: readonly RemoteRelease[],
  held: PermissionState,
): ((values: Values<K>) => string) | null {
  const templates = releases.flatMap(({ results = [] }) => results.filter((result) => result.kind === kind));
  const template = templates.find(({ path }) => isReachable(releases, path, held));
  if (!template) return null;
  return (values) =>
    template.path.replace(/:(\w+)/g, (whole, name: string) =>
      name in values ? encodeURIComponent(values[name as keyof Values<K>]) : whole,
    );
}

export const playerCommand = ({ name, phone, email }: PlayerHit, path: string): Command => ({
  kind: 'player',
  path,
  label: name,
  detail: [phone, email].filter(Boolean).join(' · '),
  icon: 'person',
});

interface BookingTexts {
  format: Formatter;
  /** Name of a booking that has neither players nor a description. */
  untitled: string;
}

export const bookingCommand = (hit: BookingHit, path: string, { format, untitled }: BookingTexts): Command => ({
  kind: 'booking',
  path,
  label: hit.players.join(', ') || hit.description || untitled,
  detail: `${format.date(hit.start)}, ${format.time(hit.start)} – ${format.time(hit.end)} · ${hit.court_name}`,
  icon: 'booking',
});

interface WishTexts {
  /** Parts of what is looked for, in words. */
  sport(sport: NonNullable<SlotWish['sport']>): string;
  minutes(minutes: number): string;
  hours(hours: Pick<SlotWish, 'after' | 'before'>): string;
  date(date: string): string;
  label(what: string): string;
}

/** Returns the search for free slots, with all that is looked for. */
export function slotsCommand(wish: SlotWish, path: string, texts: WishTexts): Command {
  const { sport, duration, after, before, date } = wish;
  const what = [
    sport && texts.sport(sport),
    duration && texts.minutes(duration),
    (after || before) && texts.hours({ after, before }),
    date && texts.date(date),
  ];
  return { kind: 'screen', path, label: texts.label(what.filter(Boolean).join(', ')), detail: '', icon: 'calendar' };
}

/** Returns the values of a wish that a path may hold. */
export const wishValues = ({ sport, duration, after = '', before = '', date = '' }: SlotWish) => ({
  sport: sport ?? '',
  duration: duration === undefined ? '' : String(duration),
  after,
  before,
  date,
});
