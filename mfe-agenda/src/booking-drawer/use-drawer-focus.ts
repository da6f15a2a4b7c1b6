import { type RefObject, useEffect } from 'react';

/** Returns where typing continues: the picker if the tab has one, else the tab itself. */
const restingPlace = (drawer: Element): HTMLElement | null =>
  drawer.querySelector<HTMLElement>('input[role="combobox"]') ??
  drawer.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

/** Returns the first field of a new booking that picks somebody, or is needed and empty, else the button that creates it. */
const firstField = (form: Element): HTMLElement | null =>
  [...form.querySelectorAll<HTMLInputElement>('[aria-required="true"], [required], input[role="combobox"]')].find(
    (field) => field.value === '' || field.role === 'combobox',
  ) ?? form.querySelector<HTMLElement>('button[type="submit"]');

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses what comes next when the drawer opens, never the button that closes it; and brings the focus back into the
 * drawer when the element that had it goes away or is disabled.
 */
export function useDrawerFocus(form: RefObject<HTMLElement | null>, isNew: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const drawer = form.current?.closest<HTMLElement>('[role="dialog"]');
    if (!drawer) return;
    let last: Element | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const look = () => {
      if (isLost() && last && (!last.isConnected || last.matches(':disabled'))) {
        restingPlace(drawer)?.focus({ preventScroll: true });
      }
    };
    drawer.addEventListener('focusin', remember);
    const observer = new MutationObserver(look);
    observer.observe(drawer, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // after the drawer itself, which takes its first control
    queueMicrotask(() => {
      const first = isNew && form.current ? firstField(form.current) : restingPlace(drawer);
      first?.focus({ preventScroll: true });
    });
    return () => {
      drawer.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
