import { useClub, useErrorText, useFormatter, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import { Button, LoadError, Notice, Text } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { foundItems } from '../../catalogue/model/search';
import { useCategories, useItems } from '../../catalogue/queries';
import { Page } from '../../page/page';
import { ITEM_SECTIONS } from '../../page/sections';
import { ListSkeleton } from '../../states/list-skeleton';
import { useText } from '../../text';
import { useCatalogueActions } from './actions';
import { CategoriesDialog } from './categories/categories-dialog';
import { ItemDrawer } from './drawer/item-drawer';
import { ImportItemsDialog } from './import/import-items-dialog';
import { ItemsTable } from './items-table';
import { addressOf, type ItemsView, NEW, viewOf } from './model/items-view';
import { MoreMenu } from './more-menu';
import { PricesDialog } from './prices/prices-dialog';
import { Toolbar } from './toolbar';

/** Catalogue of the club: search, drawer of an item, bulk prices, files. The address holds the whole view. */
export function ItemsScreen() {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const [address, go] = useQueryParams();
  const view = useMemo(() => viewOf(address), [address]);
  const show = useCallback((part: Partial<ItemsView>, push = false) => go(addressOf(part), push), [go]);
  const query = useItems(club.id);
  const categories = useCategories(club.id).data ?? [];
  const actions = useCatalogueActions(club.id);
  const items = query.data ?? [];
  const found = useMemo(() => foundItems(query.data ?? [], view), [query.data, view]);
  const live = items.find(({ id }) => id === view.item);
  const [opened, setOpened] = useState(live);
  if (live && live !== opened) setOpened(live);
  // one that a colleague removed stays until its drawer is closed, for what was typed there
  const item = live ?? (opened?.id === view.item ? opened : undefined);
  const isGone = view.item !== null && view.item !== NEW && !live && query.isSuccess && !query.isFetching;
  const isUnknown = isGone && !item;
  useEffect(() => {
    if (isUnknown) show({ item: null });
  }, [isUnknown, show]);
  const closePanel = () => show({ panel: null });
  return (
    <Page
      title={text('items.title')}
      sections={ITEM_SECTIONS}
      actions={
        <>
          <MoreMenu clubId={club.id} empty={items.length === 0} onOpen={(panel) => show({ panel }, true)} />
          <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ item: NEW }, true)}>
            {text('items.new')}
          </Button>
        </>
      }
    >
      <Toolbar view={view} categories={categories} found={query.isSuccess ? found.length : null} onChange={show} />
      {query.isError && !query.data && (
        <LoadError
          title={text('items.failed.load')}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <ListSkeleton />}
      {query.isSuccess && items.length === 0 && (
        <Notice>
          <Text weight="semibold">{text('items.empty.title')}</Text>
          <Text>{text('items.empty.body')}</Text>
          <Button onClick={() => show({ panel: 'import' }, true)}>{text('items.import')}</Button>
        </Notice>
      )}
      {items.length > 0 && found.length === 0 && (
        <Notice>
          <Text role="status">{text('items.none')}</Text>
          <Button onClick={() => show({ q: '', category: null, state: null })}>{text('filter.clear')}</Button>
        </Notice>
      )}
      {found.length > 0 && (
        <ItemsTable
          items={found}
          categories={categories}
          formatter={formatter}
          search={address.toString()}
          onFavorite={(one) =>
            actions
              .change(one, { favorite: !one.favorite })
              .catch((error) => host.toast({ intent: 'error', body: errorText(error) }))
          }
        />
      )}
      {view.item && (view.item === NEW || item) && (
        <ItemDrawer
          key={view.item}
          item={item ?? null}
          gone={isGone}
          categories={categories}
          category={view.category}
          onClose={() => show({ item: null })}
        />
      )}
      <PricesDialog open={view.panel === 'prices'} items={items} categories={categories} onClose={closePanel} />
      <CategoriesDialog open={view.panel === 'categories'} items={items} categories={categories} onClose={closePanel} />
      <ImportItemsDialog open={view.panel === 'import'} onClose={closePanel} />
    </Page>
  );
}
