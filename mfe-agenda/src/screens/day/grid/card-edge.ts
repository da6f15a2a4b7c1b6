import type { DragTarget, GridPoint } from '../model/drag';
import type { DragHost } from './drag-host';

/** Depth in pixels of the end of a card that resizes it. */
const EDGE_PX = 8;

/** Returns the card of a booking on which an event happened; null beside all cards. */
export const cardOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-id]');

/** Returns what a press takes hold of; null where nothing can be done. */
export function pressTarget(event: PointerEvent, point: GridPoint, host: DragHost): DragTarget | null {
  const card = cardOf(event);
  if (!card) return host.isOpen(point.lane) ? { kind: 'slot' } : null;
  const id = card.dataset.id ?? '';
  const position = host.press(id);
  if (!position) return null;
  if (!host.isMovable(id)) return { kind: 'still', id };
  const toEnd = (position.to - point.minute) * host.geometry.pxPerMinute;
  return { kind: toEnd <= EDGE_PX ? 'edge' : 'card', id, position };
}

/** Shows by the mouse cursor where a card can be resized. */
export function showEdge(event: PointerEvent, host: DragHost): void {
  const card = cardOf(event);
  if (!card || !host.isMovable(card.dataset.id ?? '')) return;
  const columns = host.geometry.courtsAs === 'columns';
  const toEnd = columns ? card.clientHeight - event.offsetY : card.clientWidth - event.offsetX;
  card.style.cursor = toEnd > EDGE_PX ? '' : columns ? 'ns-resize' : 'ew-resize';
}
