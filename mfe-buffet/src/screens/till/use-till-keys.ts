import { useEffect, useRef } from 'react';

export interface TillKeys {
  search(): void;
  openTicket(): void;
  /** Switches to the ticket beside the current one. */
  neighbour(by: -1 | 1): void;
  /** Pays by the method at a position, from 0. */
  pay(method: number): void;
  customer(): void;
}

/** Shortcuts of the till: `/` searches; with Alt: N new ticket, C customer, arrows other tickets, digits pay. */
export function useTillKeys(keys: TillKeys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      const { target, key, code, altKey } = event;
      // an open dialog receives the keys
      if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return;
      const inText = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (!altKey && key === '/' && !inText) latest.current.search();
      else if (altKey && code === 'KeyN') latest.current.openTicket();
      else if (altKey && code === 'KeyC') latest.current.customer();
      else if (altKey && key === 'ArrowLeft') latest.current.neighbour(-1);
      else if (altKey && key === 'ArrowRight') latest.current.neighbour(1);
      else if (altKey && /^Digit[1-7]$/.test(code)) latest.current.pay(Number(code.slice(5)) - 1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
