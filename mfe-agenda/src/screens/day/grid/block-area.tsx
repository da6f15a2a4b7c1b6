import type { PlacedBlock } from '../model/blocks';
import * as css from './block-area.module.css';
import type { Geometry } from './geometry';
import type { GridTexts } from './types';

/** Area in which a court is out of use. Presses go through it to the place below. */
export function BlockArea({ placed, geometry, texts }: { placed: PlacedBlock; geometry: Geometry; texts: GridTexts }) {
  const { block, from, to } = placed;
  return (
    <div className={`${css.blocked} ${css.hatched}`} data-block={block.id} style={geometry.timeStyle(from, to - from)}>
      <span className={css.blockedText}>{blockTitle(placed, texts)}</span>
    </div>
  );
}

/** Returns why a court is out of use. A suspension without details has its kind as reason, which is not said twice. */
export function blockTitle({ block: { kind, reason } }: PlacedBlock, texts: GridTexts): string {
  const name = texts.blocks[kind];
  return reason && reason !== name ? `${name}: ${reason}` : name;
}
