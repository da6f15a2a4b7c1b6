import { isError, parseAmount } from '@canchero/shared-contracts/core';
import { type Category, type Item, itemErrors, MAX_ITEM_LENGTH, MAX_STOCK } from '@canchero/shared-contracts/item';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Input, Select, Switch } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { useFormStyles } from '../../../forms/styles';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { type ItemDraft, type ItemProblem, marginOf } from '../model/draft';

const useStyles = makeStyles({
  stock: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontVariantNumeric: 'tabular-nums' },
  link: { color: tokens.colorBrandForegroundLink },
});

interface ItemFieldsProps {
  item: Item | null;
  draft: ItemDraft;
  categories: readonly Category[];
  problems: readonly ItemProblem[];
  /** Error of the api that another item has the name or the code. */
  taken: unknown;
  onEdit(part: Partial<ItemDraft>): void;
}

export function ItemFields({ item, draft, categories, problems, taken, onEdit }: ItemFieldsProps) {
  const text = useText();
  const errorText = useErrorText();
  const intl = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const margin = marginOf(parseAmount(draft.price) ?? 0, parseAmount(draft.cost) ?? 0);
  const say = (message: string | null) =>
    message ? ({ validationState: 'error', validationMessage: message } as const) : {};
  const problem = (field: ItemProblem) =>
    problems.includes(field) ? text(`items.problem.${field}`, { max: MAX_STOCK }) : null;
  return (
    <>
      <Field
        label={text('items.name')}
        required
        {...say(isError(taken, itemErrors.item_name_taken) ? errorText(taken) : problem('name'))}
      >
        <Input
          value={draft.name}
          maxLength={MAX_ITEM_LENGTH.name}
          autoFocus={!item}
          onChange={(_, { value }) => onEdit({ name: value })}
        />
      </Field>
      <div className={form.pair}>
        <Field label={text('items.category')} className={form.field}>
          <Select value={draft.category} onChange={(_, { value }) => onEdit({ category: value })}>
            <option value="">{text('items.category.none')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={text('items.sku')}
          className={form.field}
          {...say(isError(taken, itemErrors.item_sku_taken) ? errorText(taken) : null)}
        >
          <Input
            value={draft.sku}
            maxLength={MAX_ITEM_LENGTH.sku}
            autoComplete="off"
            onChange={(_, { value }) => onEdit({ sku: value })}
          />
        </Field>
      </div>
      <div className={form.pair}>
        <AmountField
          label={text('items.price')}
          value={draft.price}
          error={problem('price') ?? undefined}
          onChange={(price) => onEdit({ price })}
        />
        <AmountField
          label={text('items.cost')}
          hint={margin === null ? undefined : text('items.margin.of', { margin })}
          value={draft.cost}
          error={problem('cost') ?? undefined}
          onChange={(cost) => onEdit({ cost })}
        />
      </div>
      <Switch
        label={text('items.trackStock')}
        checked={draft.track_stock}
        onChange={(_, { checked }) => onEdit({ track_stock: checked })}
      />
      {draft.track_stock && (
        <Field label={text('items.minStock')} hint={text('items.minStock.hint')} {...say(problem('min_stock'))}>
          <Input
            type="number"
            min={0}
            max={MAX_STOCK}
            value={draft.min_stock}
            placeholder="0"
            onChange={(_, { value }) => onEdit({ min_stock: value })}
          />
        </Field>
      )}
      {item?.track_stock && (
        <div className={styles.stock}>
          <span>{text('items.stock.now', { stock: intl.formatNumber(item.stock) })}</span>
          <Link className={styles.link} to={`${paths.stock}?view=movements&item=${item.id}`}>
            {text('items.movements')}
          </Link>
        </div>
      )}
      <Switch
        label={text('items.favorite')}
        checked={draft.favorite}
        onChange={(_, { checked }) => onEdit({ favorite: checked })}
      />
      <Switch
        label={text('items.active')}
        checked={draft.active}
        onChange={(_, { checked }) => onEdit({ active: checked })}
      />
    </>
  );
}
