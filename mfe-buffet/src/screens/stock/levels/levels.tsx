import type { Category, Item } from '@canchero/shared-contracts/item';
import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { Button, Notice, Text } from '@canchero/shared-contracts/ui';
import { Checkbox, SearchField } from '@canchero/shared-contracts/ui-forms';
import { Totals } from '@canchero/shared-contracts/ui-table';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CategoryChoice } from '../../../catalogue/category-choice';
import { useFilterStyles } from '../../../page/filter-styles';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { found, totalsOf } from '../model/levels';
import type { StockView } from '../model/stock-view';
import { LevelsTable } from './levels-table';

interface LevelsProps {
  /** Items whose stock is tracked. */
  items: readonly Item[];
  categories: readonly Category[];
  view: StockView;
  onChange(part: Partial<StockView>, push?: boolean): void;
}

/** Stock of each item, items to buy, and the value of the stock. */
export function Levels({ items, categories, view, onChange }: LevelsProps) {
  const text = useText();
  const intl = useIntl();
  const styles = useFilterStyles();
  const formatter = useFormatter(useClub());
  const totals = useMemo(() => totalsOf(items), [items]);
  const shown = useMemo(() => found(items, view), [items, view]);
  return (
    <>
      <Totals
        label={text('stock.totals')}
        totals={[
          { name: text('stock.total.value'), value: formatter.money(totals.value) },
          { name: text('stock.total.items'), value: intl.formatNumber(totals.items) },
          { name: text('stock.total.low'), value: intl.formatNumber(totals.low), warning: totals.low > 0 },
          { name: text('stock.total.out'), value: intl.formatNumber(totals.out), warning: totals.out > 0 },
        ]}
      />
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
        <Checkbox
          label={text('stock.onlyLow')}
          checked={view.low}
          onChange={(_, { checked }) => onChange({ low: checked === true })}
        />
      </search>
      {items.length === 0 && (
        <Notice>
          <Text weight="semibold">{text('stock.empty.title')}</Text>
          <Text>{text('stock.empty.body')}</Text>
        </Notice>
      )}
      {items.length > 0 && shown.length === 0 && (
        <Notice>
          <Text role="status">{text(view.low ? 'stock.none.low' : 'items.none')}</Text>
          <Button onClick={() => onChange({ q: '', category: null, low: false })}>{text('filter.clear')}</Button>
        </Notice>
      )}
      {shown.length > 0 && (
        <LevelsTable
          items={shown}
          categories={categories}
          formatter={formatter}
          addressOf={(item) => `${paths.stock}?view=movements&item=${item.id}`}
          onMove={(move, item) => onChange({ move, of: item.id }, true)}
        />
      )}
    </>
  );
}
