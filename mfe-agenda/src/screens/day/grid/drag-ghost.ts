import { type Gesture, isDrawing, type LanePosition } from '../model/drag';
import type { DragElements, DragHost } from './drag-host';

/** Makes what shows the place of a gesture: the ghost lies there over the lanes, and the card that it comes from fades. */
export function createGhost({ ghost: element, lanes }: DragElements, host: () => DragHost) {
  let shown: LanePosition | null = null;

  const hide = () => {
    if (!shown) return;
    shown = null;
    element.style.display = 'none';
    for (const card of lanes.querySelectorAll('[data-dragged]')) card.removeAttribute('data-dragged');
  };

  const draw = (gesture: Gesture, laneSize: number) => {
    if (!isDrawing(gesture)) return hide();
    const { position } = gesture;
    if (position === shown) return;
    const { geometry, describe, isUnavailable } = host();
    const id = 'id' in gesture ? gesture.id : null;
    const columns = geometry.courtsAs === 'columns';
    const pixels = (minutes: number) => minutes * geometry.pxPerMinute;
    if (!shown) {
      element.style[columns ? 'width' : 'height'] = `${laneSize - 2}px`;
      element.style.display = 'block';
      if (id) lanes.querySelector(`[data-id="${CSS.escape(id)}"]`)?.setAttribute('data-dragged', '');
    }
    if (!shown || shown.to - shown.from !== position.to - position.from) {
      element.style[columns ? 'height' : 'width'] = `${pixels(position.to - position.from)}px`;
    }
    const [across, along] = [position.lane * laneSize, pixels(position.from)];
    element.style.transform = columns ? `translate(${across}px, ${along}px)` : `translate(${along}px, ${across}px)`;
    element.textContent = describe(position);
    element.toggleAttribute('data-unavailable', isUnavailable(position, id));
    shown = position;
  };

  return { draw, hide };
}
