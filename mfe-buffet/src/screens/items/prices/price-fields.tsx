import { formAmount, localAmount } from '@canchero/shared-contracts/core';
import type { Category } from '@canchero/shared-contracts/item';
import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Choice, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { CategoryChoice } from '../../../catalogue/category-choice';
import { useFormStyles } from '../../../forms/styles';
import { useText } from '../../../text';
import { CHANGE_KINDS, changeOf, type PriceDraft, ROUNDINGS } from '../model/price-change';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '12px',
    alignItems: 'start',
  },
});

interface PriceFieldsProps {
  draft: PriceDraft;
  categories: readonly Category[];
  onEdit(part: Partial<PriceDraft>): void;
}

export function PriceFields({ draft, categories, onEdit }: PriceFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const form = useFormStyles();
  const formatter = useFormatter(useClub());
  const { locale } = useIntl();
  const wrong = draft.by.trim() !== '' && changeOf(draft) === null;
  return (
    <div className={styles.fields}>
      <CategoryChoice
        categories={categories}
        value={draft.category}
        className={form.field}
        onChange={(category) => onEdit({ category })}
      />
      <Choice
        label={text('prices.kind')}
        value={draft.kind}
        options={CHANGE_KINDS.map((kind) => [kind, text(`prices.kind.${kind}`)] as const)}
        className={form.field}
        onChange={(kind) => kind && onEdit({ kind })}
      />
      <Field
        label={text(`prices.by.${draft.kind}`)}
        hint={text('prices.by.hint')}
        className={form.field}
        {...(wrong && { validationState: 'error', validationMessage: text('prices.by.wrong') })}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={localAmount(draft.by, locale)}
          contentAfter={draft.kind === 'percent' ? '%' : undefined}
          onChange={(_, { value }) => onEdit({ by: formAmount(value, locale) })}
        />
      </Field>
      <Choice
        label={text('prices.round')}
        value={String(draft.roundTo)}
        options={ROUNDINGS.map((step) => [
          String(step),
          step === 1 ? text('prices.round.none') : text('prices.round.to', { amount: formatter.money(step) }),
        ])}
        className={form.field}
        onChange={(step) => onEdit({ roundTo: Number(step) })}
      />
    </div>
  );
}
