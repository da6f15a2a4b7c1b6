import { useEffect, useRef } from 'react';
import { isDialogOpen } from '../open-dialog';

export interface Shortcuts {
  create(): void;
  today(): void;
  previous(): void;
  next(): void;
  search(): void;
  day(): void;
  month(): void;
}

const KEYS: Record<string, keyof Shortcuts> = {
  n: 'create',
  t: 'today',
  '[': 'previous',
  ArrowLeft: 'previous',
  ']': 'next',
  ArrowRight: 'next',
  '/': 'search',
  d: 'day',
  m: 'month',
};

/** Handles the page's keyboard shortcuts, except in text fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesKeys(event.target) || isDialogOpen()) return;
      event.preventDefault();
      latest.current[action]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const takesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="menu"] *, [role="listbox"] *'));
