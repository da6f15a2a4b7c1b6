import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { type Category, type Item, MAX_PRICE_CHANGES } from '@canchero/shared-contracts/item';
import { useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { foundItems } from '../../../catalogue/model/search';
import { useText } from '../../../text';
import { useCatalogueActions } from '../actions';
import { changeOf, type PriceDraft, pricesAfter, UNCHANGED } from '../model/price-change';
import { PriceFields } from './price-fields';
import { PricePreview } from './price-preview';

interface PricesDialogProps {
  open: boolean;
  items: readonly Item[];
  categories: readonly Category[];
  onClose(): void;
}

export const PricesDialog = ({ open, ...props }: PricesDialogProps) => (
  <DialogHost open={open} wide onClose={props.onClose}>
    <Prices {...props} />
  </DialogHost>
);

/** Bulk change of prices with rounding and a preview. */
function Prices({ items, categories, onClose }: Omit<PricesDialogProps, 'open'>) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const actions = useCatalogueActions(useClub().id);
  const [draft, setDraft] = useState<PriceDraft>(UNCHANGED);
  const change = changeOf(draft);
  const chosen = foundItems(items, { q: '', category: draft.category, state: 'active' });
  const prices = change ? pricesAfter(chosen, change) : [];
  const tooMany = prices.length > MAX_PRICE_CHANGES;
  const free = prices.filter(({ price }) => price === 0).length;
  const submit = async () => {
    try {
      await actions.setPrices(prices);
    } catch (error) {
      if (isError(error, commonErrors.stale_version)) await actions.refresh();
      throw error;
    }
    host.toast({ intent: 'success', body: text('prices.done', { count: prices.length }) });
    return true;
  };
  const explain = (error: unknown) =>
    isError(error, commonErrors.stale_version) ? text('prices.stale') : errorText(error);
  return (
    <DialogForm
      title={text('items.prices')}
      action={text('prices.action', { count: prices.length })}
      ready={prices.length > 0 && !tooMany && free === 0}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <PriceFields
        draft={draft}
        categories={categories}
        onEdit={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      {free > 0 && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{text('prices.free', { count: free })}</MessageBarBody>
        </MessageBar>
      )}
      {change && prices.length > 0 && !tooMany ? (
        <PricePreview prices={prices} />
      ) : (
        <Text role="status">
          {text(tooMany ? 'prices.tooMany' : change ? 'prices.none' : 'prices.hint', { max: MAX_PRICE_CHANGES })}
        </Text>
      )}
    </DialogForm>
  );
}
