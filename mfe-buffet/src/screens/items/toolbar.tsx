import type { Category } from '@canchero/shared-contracts/item';
import { Choice, SearchField } from '@canchero/shared-contracts/ui-forms';
import { CategoryChoice } from '../../catalogue/category-choice';
import { ITEM_STATES } from '../../catalogue/model/search';
import { useFilterStyles } from '../../page/filter-styles';
import { useText } from '../../text';
import type { ItemsView } from './model/items-view';

interface ToolbarProps {
  view: ItemsView;
  categories: readonly Category[];
  /** Number of matches; null until known. */
  found: number | null;
  onChange(part: Partial<ItemsView>): void;
}

/** Search and filters of the catalogue. */
export function Toolbar({ view, categories, found, onChange }: ToolbarProps) {
  const text = useText();
  const styles = useFilterStyles();
  return (
    <search className={styles.bar}>
      <SearchField
        label={text('items.search')}
        hint={text('items.search.hint')}
        value={view.q}
        className={styles.search}
        onChange={(q) => onChange({ q })}
      />
      <CategoryChoice
        categories={categories}
        value={view.category}
        className={styles.choice}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label={text('items.show')}
        all={text('items.state.all')}
        value={view.state}
        options={ITEM_STATES.map((state) => [state, text(`items.state.${state}`)] as const)}
        className={styles.choice}
        onChange={(state) => onChange({ state })}
      />
      <span className={styles.count} role="status">
        {found !== null && text('items.count', { count: found })}
      </span>
    </search>
  );
}
