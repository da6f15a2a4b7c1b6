import type { MinuteSpan } from '../model/axis';
import { heightOf } from './geometry';
import * as css from './grid.module.css';

/** The free slot on which the keyboard stands. Only this one exists as an element. */
export function SlotCursor({ slot, label }: { slot: MinuteSpan; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as a booking's block
    <div
      role="gridcell"
      tabIndex={0}
      aria-label={label}
      data-slot
      className={css.slotCursor}
      style={{ top: heightOf(slot.from), height: heightOf(slot.to - slot.from) }}
    />
  );
}
