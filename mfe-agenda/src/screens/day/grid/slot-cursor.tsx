import type { MinuteRange } from '../model/axis';
import type { Geometry } from './geometry';
import * as css from './grid.module.css';

/** Free slot at the keyboard cursor; the only free slot that exists as an element. */
export function SlotCursor({ geometry, slot, label }: { geometry: Geometry; slot: MinuteRange; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as a booking's card
    <div
      role="gridcell"
      tabIndex={0}
      aria-label={label}
      data-slot
      className={css.slotCursor}
      style={geometry.timeStyle(slot.from, slot.to - slot.from)}
    />
  );
}
