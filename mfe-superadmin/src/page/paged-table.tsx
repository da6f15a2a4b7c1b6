import { useErrorText } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { LoadError, makeStyles, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useText } from '../text';

const useStyles = makeStyles({ more: { alignSelf: 'flex-start' } });

interface PagedTableProps<Row> {
  label: string;
  /** Pages loaded so far. */
  query: UseInfiniteQueryResult<InfiniteData<{ items: Row[]; total: number }>>;
  /** Title of the error if the first page cannot be loaded. */
  failed: string;
  /** Returns the text of the total number of rows, also for 0. */
  count(total: number): string;
  columns: DataColumn<Row>[];
  keyOf(row: Row): string;
  /** Rows become cards earlier, since they need more room than most. */
  wide?: boolean;
}

/** Table of a list that comes in pages, with their number and the way to the next page. */
export function PagedTable<Row>({ label, query, failed, count, columns, keyOf, wide }: PagedTableProps<Row>) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const { data, error, refetch } = query;
  const first = data?.pages[0];
  if (!first) {
    if (error) return <LoadError title={failed} reason={errorText(error)} onRetry={() => void refetch()} />;
    return <ScreenLoading />;
  }
  const rows = data.pages.flatMap(({ items }) => items);
  return (
    <>
      <Text role="status">{count(first.total)}</Text>
      {rows.length > 0 && <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} wide={wide} />}
      <MorePages query={query} label={text('filters.more')} className={styles.more} />
    </>
  );
}
