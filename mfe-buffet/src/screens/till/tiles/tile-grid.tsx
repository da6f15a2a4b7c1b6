import type { Category, Item } from '@canchero/shared-contracts/item';
import { type KeyboardEvent, type MouseEvent, memo, useMemo, useRef, useState } from 'react';
import type { Counts } from '../use-counts';
import { accentsOf } from './accents';
import { Tile, type TileTexts } from './tile';
import * as css from './tiles.module.css';

interface TileGridProps {
  label: string;
  items: readonly Item[];
  categories: readonly Category[];
  counts: Counts;
  texts: TileTexts;
  onTap(itemId: string): void;
}

/** Grid of items: one stop for the Tab key, arrow keys move between tiles. */
export const TileGrid = memo(function TileGrid({ label, items, categories, counts, texts, onTap }: TileGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const accents = useMemo(() => accentsOf(categories), [categories]);
  const reachable = items.some(({ id }) => id === at) ? at : items[0]?.id;
  const onClick = (event: MouseEvent) => {
    const id = idOf(event.target);
    if (!id) return;
    setAt(id);
    onTap(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.children ?? [])] as HTMLElement[];
    const index = tiles.indexOf(document.activeElement as HTMLElement);
    const next = index < 0 ? undefined : tiles[neighbour(event.key, index, tiles)];
    if (!next) return;
    event.preventDefault();
    setAt(idOf(next));
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className={css.grid}
      onClick={onClick}
      onKeyDown={onKeyDown}
      data-testid="tiles"
    >
      {items.map((item) => (
        <Tile
          key={item.id}
          item={item}
          counts={counts}
          accent={accents(item.category_id)}
          reachable={item.id === reachable}
          texts={texts}
        />
      ))}
    </div>
  );
});

const idOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset.item ?? null) : null;

/** Returns the position of the tile that a key leads to; -1 for none. */
function neighbour(key: string, index: number, tiles: readonly HTMLElement[]): number {
  if (key === 'ArrowRight') return index + 1;
  if (key === 'ArrowLeft') return index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return tiles.length - 1;
  const columns = Math.max(
    1,
    tiles.findIndex((tile) => tile.offsetTop !== tiles[0]?.offsetTop),
  );
  if (key === 'ArrowDown') return Math.min(index + columns, tiles.length - 1);
  if (key === 'ArrowUp') return index - columns;
  return -1;
}
