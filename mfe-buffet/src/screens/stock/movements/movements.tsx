import type { Item } from '@canchero/shared-contracts/item';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { MOVEMENT_TYPES } from '@canchero/shared-contracts/stock';
import { Button, LoadError, Notice, Text } from '@canchero/shared-contracts/ui';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { useCallback, useMemo } from 'react';
import { useFilterStyles } from '../../../page/filter-styles';
import { ListSkeleton } from '../../../states/list-skeleton';
import { useText } from '../../../text';
import type { StockView } from '../model/stock-view';
import { useMovements } from '../queries';
import { MovementsTable } from './movements-table';

interface MovementsProps {
  clubId: string;
  /** Tracked items to choose from. */
  items: readonly Item[];
  view: StockView;
  onChange(part: Partial<StockView>): void;
}

/** Movements of the stock, newest first; scrolling loads older ones. */
export function Movements({ clubId, items, view, onChange }: MovementsProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useFilterStyles();
  const formatter = useFormatter(useClub());
  const query = useMovements(clubId, view);
  const movements = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const filtered = view.item !== null || view.type !== null;
  return (
    <>
      <search className={styles.bar}>
        <Choice
          label={text('items.column.name')}
          all={text('items.state.all')}
          value={view.item}
          options={items.map(({ id, name }) => [id, name] as const)}
          className={styles.search}
          onChange={(item) => onChange({ item })}
        />
        <Choice
          label={text('stock.column.type')}
          all={text('items.state.all')}
          value={view.type}
          options={MOVEMENT_TYPES.map((type) => [type, text(`stock.type.${type}`)] as const)}
          className={styles.choice}
          onChange={(type) => onChange({ type })}
        />
      </search>
      {query.isError && movements.length === 0 && (
        <LoadError
          title={text('stock.failed.movements')}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <ListSkeleton />}
      {query.isSuccess && movements.length === 0 && (
        <Notice>
          <Text role="status">{text(filtered ? 'stock.none.movements' : 'stock.empty.movements')}</Text>
          {filtered && <Button onClick={() => onChange({ item: null, type: null })}>{text('filter.clear')}</Button>}
        </Notice>
      )}
      {movements.length > 0 && (
        <MovementsTable
          movements={movements}
          formatter={formatter}
          onEnd={hasNextPage && !isFetching && !isFetchNextPageError ? more : undefined}
        />
      )}
      {isFetchNextPageError && <Button onClick={more}>{text('list.more')}</Button>}
    </>
  );
}
