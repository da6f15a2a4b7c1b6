import type { BookingHit, PlayerHit } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { SidebarEntry } from '../sidebar-entries';

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

/** Leads to the list of players, filtered by this player's name. */
export const playerCommand = ({ name, phone, email }: PlayerHit): Command => ({
  kind: 'player',
  path: `/players?${new URLSearchParams({ q: name })}`,
  label: name,
  detail: [phone, email].filter(Boolean).join(' · '),
  icon: 'person',
});

interface BookingTexts {
  format: Formatter;
  /** Name of a booking that has neither players nor a description. */
  untitled: string;
}

/** Leads to the booking on its day in the agenda, or to its own page for users who may not see the agenda. */
export function bookingCommand(hit: BookingHit, opensAgenda: boolean, { format, untitled }: BookingTexts) {
  const query = new URLSearchParams({ date: hit.date, booking: hit.id });
  return {
    kind: 'booking',
    path: opensAgenda ? `/agenda?${query}` : `/detalle-reserva/${hit.id}`,
    label: hit.players.join(', ') || hit.description || untitled,
    detail: `${format.date(hit.start)}, ${format.time(hit.start)} – ${format.time(hit.end)} · ${hit.court_name}`,
    icon: 'booking',
  } satisfies Command;
}
