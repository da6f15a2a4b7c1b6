import { useClub, useErrorText, useFormatter, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import { LoadError } from '@canchero/shared-contracts/ui';
import { useMemo } from 'react';
import { useCategories, useItems } from '../../catalogue/queries';
import { Page } from '../../page/page';
import { BUFFET_SECTIONS } from '../../page/sections';
import { useText } from '../../text';
import { onSale } from './model/tiles';
import { NothingOnSale } from './states/nothing-on-sale';
import { TillSkeleton } from './states/till-skeleton';
import { Till } from './till';
import { TillStatus } from './till-status';
import { hasBegunTicket } from './use-tickets';

/** Till of the selected club. Open tickets belong to a club, so another club gets a till of its own. */
export function TillScreen() {
  const { id } = useClub();
  return <ClubTill key={id} />;
}

function ClubTill() {
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const host = useHost();
  const [address] = useQueryParams();
  const formatter = useFormatter(club);
  const items = useItems(club.id);
  const categories = useCategories(club.id);
  const sale = useMemo(() => onSale(items.data ?? []), [items.data]);
  // the last item for sale may be taken off it while a ticket is open, or an order is resumed
  const isNeeded = sale.length > 0 || address.has('take') || hasBegunTicket(host.drafts, club.id);
  const failed = items.isError && !items.data;
  // a till without categories can still sell
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
      {ready && !isNeeded && <NothingOnSale />}
      {ready && isNeeded && (
        <Till club={club} items={sale} categories={categories.data ?? NONE} formatter={formatter} />
      )}
    </Page>
  );
}

const NONE: readonly never[] = [];
