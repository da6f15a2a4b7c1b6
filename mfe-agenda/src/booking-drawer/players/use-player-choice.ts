import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { type PlayerSuggestion, playerEndpoints, playerName } from '@canchero/shared-contracts/player';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSettled } from '../../use-settled';
import { folded } from '../model/typed-name';

/** Milliseconds without a key after which the club is searched. */
const TYPING_PAUSE_MS = 120;
/** Milliseconds after a pick in which Enter does nothing: a key that was pressed twice. */
const PRESSED_TWICE_MS = 500;

interface PlayerChoiceInput {
  clubId: string;
  /** Players who are chosen already. */
  chosen: readonly { id: string; name: string }[];
  typed: string;
  onType(text: string): void;
  onPick(player: PlayerSuggestion): void;
  /** Starts to create a player with what was typed; undefined if none can be created. */
  onCreate?: ((typed: string) => void) | undefined;
}

/**
 * State of a picker of players. Never picks a player whom the user did not choose: an option is active only while the
 * list matches the typed text. A single match is active by itself, others by the arrow keys. Enter takes the active
 * option; before the list is there it waits for it, and then takes the only player or nobody.
 */
export function usePlayerChoice({ clubId, chosen, typed, onType, onPick, onCreate }: PlayerChoiceInput) {
  const text = typed.trim();
  const [open, setOpen] = useState(false);
  /** Text for which Enter was pressed before its list was there. */
  const [awaited, setAwaited] = useState<string | null>(null);
  /** Option that a key moved to, with the text of its list. */
  const [moved, setMoved] = useState<{ text: string; index: number } | null>(null);
  /** Time at which the last option was taken; a second key or press may come before it is rendered. */
  const taken = useRef({ at: Number.NEGATIVE_INFINITY, closed: false });

  const settled = useSettled(text, TYPING_PAUSE_MS);
  /** Text whose list was requested at once, without waiting for a pause. */
  const [hurried, setHurried] = useState('');
  const asked = hurried === text ? text : settled;
  const { query, players: found } = useSuggestions(clubId, asked, chosen, open && (asked !== '' || text === ''));
  /** True if the list is that of the typed text, as it is now. */
  const fresh = asked === text && query.fetchStatus === 'idle' && !query.isPending && !query.isPlaceholderData;
  const players = query.isError ? [] : found;
  const repeated = chosen.filter(({ name }) => text !== '' && folded(name).includes(folded(text)));
  const creates = text !== '' && onCreate !== undefined;
  const count = players.length + (creates ? 1 : 0);
  const only = text !== '' && repeated.length === 0 ? onlyMatch(players, text) : null;
  const active = !open || !fresh ? null : moved?.text === text ? moved.index : only;

  const show = () => {
    taken.current.closed = false;
    setOpen(true);
  };
  const reset = () => {
    setOpen(false);
    setAwaited(null);
    setMoved(null);
  };
  const choose = (index: number) => {
    if (taken.current.closed) return;
    taken.current = { at: performance.now(), closed: true };
    const player = players[index];
    reset();
    if (player) {
      onType('');
      onPick(player);
    } else onCreate?.(text);
  };
  const enter = () => {
    if (!fresh) {
      setAwaited(text);
      setHurried(text);
    } else if (active !== null) return choose(active);
    setOpen(true);
  };
  // the list that Enter waited for has come
  const arrived = awaited !== null && awaited === text && fresh;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that was waited for
  useEffect(() => {
    if (!arrived) return;
    setAwaited(null);
    if (only !== null) choose(only);
  }, [arrived]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') {
      // nothing is typed or marked: Enter is the form's
      if (text === '' && active === null && performance.now() - taken.current.at > PRESSED_TWICE_MS) return;
      if (text !== '' || active !== null) enter();
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      reset();
    } else if (step !== 0) {
      show();
      if (open && fresh && count > 0) {
        const from = active ?? (step > 0 ? -1 : count);
        setMoved({ text, index: (from + step + count) % count });
      }
    } else return;
    event.preventDefault();
  };

  return {
    players,
    repeated,
    creates,
    open,
    fresh,
    failed: query.isError,
    /** Index of the active option; the one after the players creates a player. Null for none. */
    active,
    choose: (index: number) => fresh && choose(index),
    show,
    hide: reset,
    type: (next: string) => {
      taken.current.closed = false;
      onType(next);
      setAwaited(null);
      setMoved(null);
      setOpen(next.trim() !== '');
    },
    onKeyDown,
  };
}

export type PlayerChoice = ReturnType<typeof usePlayerChoice>;

/** Returns the index of the one player that a text can mean: the only one found, or the only one of exactly that name. */
function onlyMatch(players: readonly PlayerSuggestion[], text: string): number | null {
  if (players.length === 1) return 0;
  const exact = players.filter((player) => folded(playerName(player)) === folded(text));
  return exact.length === 1 && exact[0] ? players.indexOf(exact[0]) : null;
}

/**
 * Searches players to put into a booking with those who are chosen already. Each text is searched afresh, also one that
 * was typed before: meanwhile a player may have been created, paid or merged, here or by a colleague.
 */
function useSuggestions(clubId: string, q: string, chosen: readonly { id: string }[], enabled: boolean) {
  const host = useHost();
  const ids = chosen.map(({ id }) => id).join(',');
  const query = { ...(q && { q }), ...(ids && { with: ids }) };
  const result = useQuery({
    queryKey: keyOf(playerEndpoints.suggest, { clubId }, query),
    queryFn: ({ signal }) => host.call(playerEndpoints.suggest, { params: { clubId }, query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  });
  return { query: result, players: result.data ?? [] };
}
