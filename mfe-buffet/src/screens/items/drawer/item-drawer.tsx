import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { type Category, type Item, itemErrors } from '@canchero/shared-contracts/item';
import { useClub, useDirtyForm, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useEffect, useState } from 'react';
import { NO_CATEGORY } from '../../../catalogue/model/search';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { useCatalogueActions } from '../actions';
import { draftOf, emptyItem, fieldsOf, type ItemDraft, problemsOf } from '../model/draft';
import { ItemFields } from './item-fields';
import { RemoveQuestion } from './remove-question';

interface ItemDrawerProps {
  /** Null creates an item. */
  item: Item | null;
  /** True for an item that was removed meanwhile. */
  gone: boolean;
  categories: readonly Category[];
  /** Category of a new item. */
  category: string | null;
  onClose(): void;
}

/** Creates, changes or removes an item. */
export function ItemDrawer({ item, gone, categories, category, onClose }: ItemDrawerProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const actions = useCatalogueActions(useClub().id);
  const [initial, setInitial] = useState<ItemDraft>(() =>
    item ? draftOf(item) : emptyItem(category === NO_CATEGORY ? '' : (category ?? '')),
  );
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const title = item ? item.name : text('items.new');
  const [failure, fail] = useFailure(title, errorText);
  const [removing, setRemoving] = useState(false);
  const close = useWhileOpen(onClose);
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial);
  useDirtyForm('item', dirty, true);

  const version = item?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a colleague's version: what was not typed over follows it
  useEffect(() => {
    if (!item) return;
    const theirs = draftOf(item);
    const kept = Object.entries(draft).filter(([name, value]) => value !== initial[name as keyof ItemDraft]);
    setInitial(theirs);
    setDraft({ ...theirs, ...Object.fromEntries(kept) });
  }, [version]);

  const submit = async () => {
    setTried(true);
    if (problemsOf(draft).length > 0) return;
    fail(null);
    try {
      if (item) await actions.change(item, fieldsOf(draft));
      else await create();
      if (item) host.toast({ intent: 'success', body: text('items.saved', { name: draft.name.trim() }) });
      close();
    } catch (error) {
      fail(error);
      if (isError(error, commonErrors.stale_version)) await actions.refresh();
    }
  };
  const create = async () => {
    const made = await actions.create(fieldsOf(draft));
    const enter = {
      label: text('items.enterStock'),
      run: () => host.navigate(`${paths.stock}?move=purchase&of=${made.id}`),
    };
    host.toast({
      intent: 'success',
      body: text('items.created', { name: made.name }),
      ...(made.track_stock && { action: enter, duration: 8000 }),
    });
  };
  const ofField = isError(failure, itemErrors.item_name_taken) || isError(failure, itemErrors.item_sku_taken);
  return (
    <FormPanel
      title={title}
      dirty={dirty}
      submit={text(item ? 'form.save' : 'items.create')}
      disabled={gone || (item !== null && !dirty)}
      failure={gone && !removing ? text('items.gone') : failure !== null && !ofField && errorText(failure)}
      actions={item && <Button onClick={() => setRemoving(true)}>{text('items.remove')}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      <ItemFields
        item={item}
        draft={draft}
        categories={categories}
        problems={tried ? problemsOf(draft) : []}
        taken={ofField ? failure : null}
        onEdit={(part) => {
          setDraft((before) => ({ ...before, ...part }));
          fail(null);
        }}
      />
      {item && (
        <RemoveQuestion
          item={item}
          open={removing}
          onRemove={() => actions.remove(item.id)}
          onClose={(removed) => (removed ? close() : setRemoving(false))}
        />
      )}
    </FormPanel>
  );
}
