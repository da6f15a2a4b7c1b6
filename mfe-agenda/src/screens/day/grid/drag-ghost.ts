import type { LanePosition } from '../model/drag';
import type { Geometry } from './geometry';

/** Place of a gesture, as the ghost shows it. */
interface Shown {
  position: LanePosition;
  /** Id of the booking that is dragged, whose card is marked; null for a new one. */
  id: string | null;
  text: string;
  isUnavailable: boolean;
}

/** Shows where a gesture would put a booking, by one element that is moved by transform alone. */
export class DragGhost {
  private position: LanePosition | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly track: HTMLElement,
  ) {}

  /** Tells whether it stands at this position already. */
  isAt(position: LanePosition): boolean {
    return position === this.position;
  }

  /** @param laneSize pixels of a court across */
  show({ position, id, text, isUnavailable }: Shown, laneSize: number, { courtsAs, pxPerMinute }: Geometry): void {
    const { element, position: before } = this;
    const columns = courtsAs === 'columns';
    if (!before) {
      element.style[columns ? 'width' : 'height'] = `${laneSize - 2}px`;
      element.style.display = 'block';
      if (id) this.track.querySelector(`[data-id="${CSS.escape(id)}"]`)?.setAttribute('data-dragged', '');
    }
    const minutes = position.to - position.from;
    if (!before || before.to - before.from !== minutes)
      element.style[columns ? 'height' : 'width'] = `${minutes * pxPerMinute}px`;
    const [across, along] = [position.lane * laneSize, position.from * pxPerMinute];
    element.style.transform = columns ? `translate(${across}px, ${along}px)` : `translate(${along}px, ${across}px)`;
    element.textContent = text;
    element.toggleAttribute('data-unavailable', isUnavailable);
    this.position = position;
  }

  hide(): void {
    if (!this.position) return;
    this.position = null;
    this.element.style.display = 'none';
    for (const card of this.track.querySelectorAll('[data-dragged]')) card.removeAttribute('data-dragged');
  }
}
