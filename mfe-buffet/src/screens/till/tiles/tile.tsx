import { type Item, stockLevel } from '@canchero/shared-contracts/item';
import { memo } from 'react';
import { type Counts, useCount } from '../use-counts';
import * as css from './tiles.module.css';

export interface TileTexts {
  money(amount: number): string;
  /** Text of a low or empty stock: "Quedan 3", "Sin stock". */
  low(stock: number): string;
  out: string;
  onTicket(count: number): string;
}

interface TileProps {
  item: Item;
  counts: Counts;
  /** CSS colour of its category. */
  accent: string;
  /** True for the tile that the Tab key reaches. */
  reachable: boolean;
  texts: TileTexts;
}

const BADGES = { ok: css.badge, low: `${css.badge} ${css.low}`, out: `${css.badge} ${css.out}` };

/** Tile of an item; its grid handles the click. An item out of stock stays, marked so. */
export const Tile = memo(function Tile({ item, counts, accent, reachable, texts }: TileProps) {
  const count = useCount(counts, item.id);
  const level = stockLevel(item);
  return (
    <button
      type="button"
      className={css.tile}
      style={{ '--accent': accent } as React.CSSProperties}
      data-item={item.id}
      data-chosen={count > 0 || undefined}
      tabIndex={reachable ? 0 : -1}
      aria-disabled={level === 'out'}
    >
      <span className={css.name}>{item.name}</span>
      <span className={css.foot}>
        <span>{texts.money(item.price)}</span>
        {item.track_stock && (
          <span className={BADGES[level]}>
            {level === 'out' ? texts.out : level === 'low' ? texts.low(item.stock) : item.stock}
          </span>
        )}
      </span>
      {count > 0 && (
        <span className={css.count} role="img" aria-label={texts.onTicket(count)}>
          {count}
        </span>
      )}
    </button>
  );
});
