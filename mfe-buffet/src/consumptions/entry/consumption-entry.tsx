import { isError, MAX_SEARCH } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import type { Slots } from '@canchero/shared-contracts/mfe';
import { stockErrors } from '@canchero/shared-contracts/stock';
import { Button, LoadError, MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import {
  SidePanel,
  SidePanelBody,
  SidePanelFooter,
  useFailure,
  useWhileOpen,
} from '@canchero/shared-contracts/ui-overlay';
import { useMemo, useState } from 'react';
import { foundItems } from '../../catalogue/model/search';
import { useItems } from '../../catalogue/queries';
import { ListSkeleton } from '../../states/list-skeleton';
import { useText } from '../../text';
import { type Basket, basketTotals, EMPTY, linesOf, withMore } from '../model/basket';
import { PlayerChoice } from '../player-choice';
import { useConsumptionActions } from '../queries';
import { FreeLines } from './free-lines';
import { ItemChoices } from './item-choices';

/** Drawer that adds consumptions to a booking: several items at once, for all players or one. */
export function ConsumptionEntry({ bookingId, players, onChange, onClose }: Slots['booking.add-consumption']) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const query = useItems(club.id);
  const actions = useConsumptionActions(club.id);
  const [q, setQ] = useState('');
  const [basket, setBasket] = useState<Basket>(EMPTY);
  const [player, setPlayer] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, fail] = useFailure(text('consumptions.add.title'));
  const close = useWhileOpen(onClose);
  const items = useMemo(() => query.data ?? [], [query.data]);
  const shown = useMemo(() => {
    const found = foundItems(items, { q, category: null, state: 'active' });
    return [...found.filter((item) => item.favorite), ...found.filter((item) => !item.favorite)];
  }, [items, q]);
  const { count, total } = basketTotals(basket, items);
  const put = (change: (basket: Basket) => Basket) => {
    setBasket(change);
    fail(null);
  };

  const add = async () => {
    setBusy(true);
    fail(null);
    try {
      await actions.add(bookingId, linesOf(basket, items, player));
    } catch (error) {
      const nothing = isError(error, stockErrors.insufficient_stock) && text('consumptions.nothingAdded');
      fail([errorText(error), nothing].filter(Boolean).join(' '));
      setBusy(false);
      return;
    }
    host.toast({ intent: 'success', body: text('consumptions.added', { count, total: formatter.money(total) }) });
    onChange();
    close();
  };
  return (
    <SidePanel title={text('consumptions.add.title')} onClose={onClose}>
      <SidePanelBody>
        {failure !== null && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
        {players.length > 0 && <PlayerChoice players={players} value={player} onChange={setPlayer} />}
        {items.length > 0 && (
          // without the pause of a search field, after which rows would move under a hand that goes for one
          <Field label={text('items.search')}>
            <Input
              type="search"
              maxLength={MAX_SEARCH}
              placeholder={text('items.search.hint')}
              value={q}
              onChange={(_, data) => setQ(data.value)}
            />
          </Field>
        )}
        {query.isPending && <ListSkeleton lines={6} />}
        {query.isError && !query.data && (
          <LoadError
            title={text('items.failed.load')}
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isSuccess && (
          <ItemChoices
            items={shown}
            basket={basket}
            formatter={formatter}
            empty={text(items.length === 0 ? 'consumptions.noCatalogue' : 'items.none')}
            onMore={(item, by) => put((before) => withMore(before, item, by))}
          />
        )}
        <FreeLines
          lines={basket.free}
          formatter={formatter}
          onChange={(free) => put((before) => ({ ...before, free }))}
        />
      </SidePanelBody>
      <SidePanelFooter>
        <Button appearance="primary" disabled={count === 0} disabledFocusable={busy} onClick={() => void add()}>
          {count === 0
            ? text('consumptions.add')
            : text('consumptions.add.count', { count, total: formatter.money(total) })}
        </Button>
      </SidePanelFooter>
    </SidePanel>
  );
}
