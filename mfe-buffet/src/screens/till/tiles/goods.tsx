import type { Category, Item } from '@canchero/shared-contracts/item';
import { type Formatter, useQueryParams } from '@canchero/shared-contracts/kit';
import { memo, type RefObject, useDeferredValue, useMemo } from 'react';
import { useText } from '../../../text';
import { useStableCallback } from '../../../use-stable-callback';
import { itemsOnShelf, type Shelf, shelvesOf } from '../model/tiles';
import { NoMatch } from '../states/no-match';
import { NothingOnSale } from '../states/nothing-on-sale';
import { useTillStyles } from '../till-styles';
import type { Counts } from '../use-counts';
import { SearchField } from './search-field';
import { Shelves } from './shelves';
import type { TileTexts } from './tile';
import { TileGrid } from './tile-grid';
import { useSearch } from './use-search';

interface GoodsProps {
  /** Items for sale. */
  items: readonly Item[];
  categories: readonly Category[];
  counts: Counts;
  formatter: Formatter;
  field: RefObject<HTMLInputElement | null>;
  onTap(itemId: string): void;
  /** Called on Enter in the search; true clears it. */
  onEnter(typed: string): boolean;
}

/** Search, shelves and tiles, apart from the ticket, which a key in the search does not draw again. */
export const Goods = memo(function Goods(props: GoodsProps) {
  const { items, categories, counts, formatter, field, onTap, onEnter } = props;
  const text = useText();
  const styles = useTillStyles();
  const [address, go] = useQueryParams();
  const [typed, setSearch] = useSearch();
  // the field shows each key at once, however many tiles follow it
  const search = useDeferredValue(typed);
  const shelves = useMemo(() => shelvesOf(items, categories), [items, categories]);
  const wanted = address.get('shelf');
  const shelf: Shelf = shelves.find((one) => one === wanted) ?? shelves[0] ?? 'all';
  const shown = useMemo(() => itemsOnShelf(items, shelf, search), [items, shelf, search]);
  const texts = useMemo<TileTexts>(
    () => ({
      money: formatter.money,
      low: (stock) => text('tile.low', { stock }),
      out: text('tile.out'),
      onTicket: (count) => text('tile.onTicket', { count }),
    }),
    [formatter, text],
  );
  const onShelf = useStableCallback((next: Shelf) => {
    setSearch('');
    go({ shelf: next, q: null });
  });
  return (
    <div className={styles.goods}>
      <SearchField value={typed} field={field} onSearch={setSearch} onEnter={onEnter} />
      <Shelves shelves={shelves} categories={categories} current={search ? null : shelf} onChoose={onShelf} />
      <div className={styles.tiles}>
        {items.length === 0 ? (
          <NothingOnSale />
        ) : shown.length === 0 ? (
          <NoMatch search={search} onClear={() => setSearch('')} />
        ) : (
          <TileGrid
            label={text('till.items')}
            items={shown}
            categories={categories}
            counts={counts}
            texts={texts}
            onTap={onTap}
          />
        )}
      </div>
    </div>
  );
});
