import { type Category, type Item, MAX_ITEM_LENGTH } from '@canchero/shared-contracts/item';
import { useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles, Text } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogHost,
  DialogTitle,
  useFailure,
} from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, useState } from 'react';
import { useDialogStyles } from '../../../forms/dialog-styles';
import { useText } from '../../../text';
import { useCatalogueActions } from '../actions';
import { CategoryLine } from './category-line';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  add: { display: 'flex', alignItems: 'end', gap: '8px' },
  name: { flexGrow: 1, minWidth: 0 },
});

interface CategoriesDialogProps {
  open: boolean;
  items: readonly Item[];
  categories: readonly Category[];
  onClose(): void;
}

export const CategoriesDialog = ({ open, ...props }: CategoriesDialogProps) => (
  <DialogHost open={open} onClose={props.onClose}>
    <Categories {...props} />
  </DialogHost>
);

/** Adds, renames, sorts and removes categories. Each change applies at once. */
function Categories({ items, categories, onClose }: Omit<CategoriesDialogProps, 'open'>) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const dialog = useDialogStyles();
  const host = useHost();
  const actions = useCatalogueActions(useClub().id);
  const [name, setName] = useState('');
  const [failure, fail] = useFailure(text('items.categories'));
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    fail(null);
    try {
      await work();
      return true;
    } catch (error) {
      fail(errorText(error));
      await actions.refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() && (await during(() => actions.createCategory(name.trim())))) setName('');
  };
  const swap = (one: Category, other: Category | undefined) =>
    other &&
    during(async () => {
      const order = categories.map((c) => (c === one ? other : c === other ? one : c));
      for (const [sort, category] of order.entries()) {
        if (category.sort !== sort) await actions.changeCategory(category, { sort });
      }
    });
  return (
    <DialogBody>
      <DialogTitle>{text('items.categories')}</DialogTitle>
      <DialogContent className={dialog.content}>
        {failure && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
        {categories.length === 0 && <Text>{text('categories.empty')}</Text>}
        <ul className={styles.list}>
          {categories.map((category, i) => (
            <CategoryLine
              key={category.id}
              category={category}
              items={items.filter((item) => item.category_id === category.id).length}
              busy={busy}
              first={i === 0}
              onRename={(renamed) => during(() => actions.changeCategory(category, { name: renamed }))}
              onUp={() => void swap(category, categories[i - 1])}
              onRemove={() =>
                void during(async () => {
                  await actions.removeCategory(category.id);
                  host.toast({ intent: 'success', body: text('categories.removed', { name: category.name }) });
                })
              }
            />
          ))}
        </ul>
        <form className={styles.add} onSubmit={(event) => void add(event)}>
          <Field label={text('categories.new')} className={styles.name}>
            <Input value={name} maxLength={MAX_ITEM_LENGTH.category} onChange={(_, { value }) => setName(value)} />
          </Field>
          <Button type="submit" disabled={busy || name.trim() === ''}>
            {text('categories.add')}
          </Button>
        </form>
      </DialogContent>
      <DialogActions>
        <Button appearance="primary" onClick={onClose}>
          {text('form.close')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
