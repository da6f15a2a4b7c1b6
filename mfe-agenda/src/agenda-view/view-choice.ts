/** Views of the agenda: a day with courts as columns or as rows, and a month. */
export const AGENDA_KINDS = ['vertical', 'horizontal', 'month'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

const KEY = 'agendaView';
const kindOf = (text: string | null): AgendaKind | null => AGENDA_KINDS.find((kind) => kind === text) ?? null;

/**
 * Returns the view that an address (`?view=`) asks for, else the one chosen last on this device. A booking or a search
 * for free slots opens over a day.
 */
export function agendaKind(search: string): AgendaKind {
  const query = new URLSearchParams(search);
  const wanted = kindOf(query.get('view')) ?? remembered() ?? 'vertical';
  return wanted === 'month' && (query.has('booking') || query.has('find')) ? 'vertical' : wanted;
}

function remembered(): AgendaKind | null {
  try {
    return kindOf(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps a choice for the next visit; a browser that keeps nothing begins with the first view. */
export function rememberKind(kind: AgendaKind) {
  try {
    localStorage.setItem(KEY, kind);
  } catch {}
}
