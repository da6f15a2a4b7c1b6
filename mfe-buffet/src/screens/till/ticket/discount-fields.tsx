import { amountText, formAmount, localAmount, parseAmount } from '@canchero/shared-contracts/core';
import type { Discount } from '@canchero/shared-contracts/order';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';

const QUICK = [5, 10, 15, 20];

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '8px',
    '& > div': { minWidth: 0 },
    '& > div > span': { width: '100%', minWidth: 0 },
    '& input': { minWidth: 0 },
  },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Typed discount. */
export interface TypedDiscount {
  kind: Discount['kind'];
  typed: string;
}

export const typedDiscount = (discount: Discount | null): TypedDiscount => ({
  kind: discount?.kind ?? 'percent',
  typed: discount
    ? discount.kind === 'amount'
      ? amountText(discount.value)
      : String(discount.value).replace('.', ',')
    : '',
});

/** Null for none; undefined if the text is not a discount. */
export function readDiscount({ kind, typed }: TypedDiscount): Discount | null | undefined {
  if (typed.trim() === '') return null;
  if (kind === 'amount') {
    const value = parseAmount(typed);
    return value === null ? undefined : { kind, value };
  }
  const value = Number(typed.trim().replace(',', '.').replace(/%$/, ''));
  return value >= 0 && value <= 100 ? { kind, value } : undefined;
}

/** Discount in percent or as an amount, with the most common percentages. */
export function DiscountFields({ value, onChange }: { value: TypedDiscount; onChange(value: TypedDiscount): void }) {
  const text = useText();
  const styles = useStyles();
  const { locale, formatNumber } = useIntl();
  const wrong = readDiscount(value) === undefined;
  return (
    <>
      <div className={styles.fields}>
        <Field
          label={text('ticket.discount')}
          {...(wrong && { validationState: 'error', validationMessage: text('discount.invalid') })}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={localAmount(value.typed, locale)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(_, data) => onChange({ ...value, typed: formAmount(data.value, locale) })}
          />
        </Field>
        <Field label={text('discount.kind')}>
          <Select
            value={value.kind}
            onChange={(_, data) => onChange({ ...value, kind: data.value as Discount['kind'] })}
          >
            <option value="percent">{text('discount.percent')}</option>
            <option value="amount">{text('discount.amount')}</option>
          </Select>
        </Field>
      </div>
      <div className={styles.quick}>
        {QUICK.map((percent) => (
          <Button key={percent} size="small" onClick={() => onChange({ kind: 'percent', typed: String(percent) })}>
            {formatNumber(percent / 100, { style: 'percent' })}
          </Button>
        ))}
        <Button size="small" onClick={() => onChange({ ...value, typed: '' })}>
          {text('discount.none')}
        </Button>
      </div>
    </>
  );
}
