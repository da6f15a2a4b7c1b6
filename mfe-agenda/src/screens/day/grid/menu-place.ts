/** Depth in pixels below the upper edge of a card at which a menu that keys ask for opens at most. */
const DEPTH = 24;

/** Place in the window, in pixels, at which a menu opens, and the booking that it is about, if any. */
export interface MenuPlace {
  id: string | null;
  x: number;
  y: number;
  /** True if a key asked for it. */
  byKeys: boolean;
}

/** Returns where a menu opens: at the pointer, but for the menu key, which has no coordinates, at what has the focus. */
export function menuPlace(event: MouseEvent): MenuPlace {
  const cell = (event.target as Element).closest<HTMLElement>('[data-id], [data-slot]');
  const id = cell?.dataset.id ?? null;
  const byKeys = event.clientX === 0 || event.button < 0;
  const box = byKeys || cell?.matches('[data-slot]') ? cell?.getBoundingClientRect() : null;
  return box
    ? { id, x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, DEPTH), byKeys }
    : { id, x: event.clientX, y: event.clientY, byKeys: false };
}
