import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { LoadError } from '@canchero/shared-contracts/ui';
import { useMemo } from 'react';
import { useCategories, useItems } from '../../catalogue/queries';
import { Page } from '../../page/page';
import { BUFFET_SECTIONS } from '../../page/sections';
import { useText } from '../../text';
import { Counter } from './counter';
import { onSale } from './model/tiles';
import { NothingOnSale } from './states/nothing-on-sale';
import { TillSkeleton } from './states/till-skeleton';
import { TillStatus } from './till-status';

/** What is for sale, once it is known. */
export function Till() {
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const formatter = useFormatter(club);
  const items = useItems(club.id);
  const categories = useCategories(club.id);
  const sale = useMemo(() => onSale(items.data ?? []), [items.data]);
  const failed = items.isError && !items.data;
  // a till without categories still sells
  const ready = items.data && (categories.data || categories.isError);
  return (
    <Page
      title={text('till.title')}
      sections={BUFFET_SECTIONS}
      actions={<TillStatus clubId={club.id} formatter={formatter} />}
    >
      {failed && (
        <LoadError title={text('till.failed')} reason={errorText(items.error)} onRetry={() => void items.refetch()} />
      )}
      {!failed && !ready && <TillSkeleton />}
      {ready && sale.length === 0 && <NothingOnSale />}
      {ready && sale.length > 0 && (
        <Counter club={club} items={sale} categories={categories.data ?? NONE} formatter={formatter} />
      )}
    </Page>
  );
}

const NONE: readonly never[] = [];
