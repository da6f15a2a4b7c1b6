import { useClub, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { Button, LoadError } from '@canchero/shared-contracts/ui';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useCallback, useMemo } from 'react';
import { useCategories, useItems } from '../../catalogue/queries';
import { Page } from '../../page/page';
import { ITEM_SECTIONS } from '../../page/sections';
import { ListSkeleton } from '../../states/list-skeleton';
import { useText } from '../../text';
import { CountSheet } from './count/count-sheet';
import { Levels } from './levels/levels';
import { tracked } from './model/levels';
import { addressOf, type StockView, viewOf } from './model/stock-view';
import { MovementDrawer } from './movement-form/movement-drawer';
import { MovementMenu } from './movement-menu';
import { Movements } from './movements/movements';
import { ViewSwitch } from './view-switch';

/** Stock of the club: levels, movements, count. The address holds the whole view. */
export function StockScreen() {
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const [address, go] = useQueryParams();
  const view = useMemo(() => viewOf(address), [address]);
  const show = useCallback((part: Partial<StockView>, push = false) => go(addressOf(part), push), [go]);
  const query = useItems(club.id);
  const categories = useCategories(club.id).data ?? [];
  const items = useMemo(() => tracked(query.data ?? []), [query.data]);
  return (
    <Page
      title={text('stock.title')}
      sections={ITEM_SECTIONS}
      actions={
        <>
          <MovementMenu onMove={(move) => show({ move, of: null }, true)} />
          <Button
            appearance="primary"
            icon={<ArrowDownloadRegular />}
            onClick={() => show({ move: 'purchase', of: null }, true)}
          >
            {text('stock.move.purchase')}
          </Button>
        </>
      }
    >
      <ViewSwitch view={view.view} />
      {query.isError && !query.data && (
        <LoadError
          title={text('items.failed.load')}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <ListSkeleton />}
      {query.data && view.view === 'levels' && (
        <Levels items={items} categories={categories} view={view} onChange={show} />
      )}
      {!query.isPending && view.view === 'movements' && (
        <Movements clubId={club.id} items={items} view={view} onChange={show} />
      )}
      {query.data && view.view === 'count' && (
        <CountSheet clubId={club.id} items={items} categories={categories} view={view} onChange={show} />
      )}
      {query.data && view.move && (
        <MovementDrawer
          key={view.move}
          clubId={club.id}
          move={view.move}
          items={items}
          first={items.find(({ id }) => id === view.of) ?? null}
          onClose={() => show({ move: null, of: null })}
        />
      )}
    </Page>
  );
}
