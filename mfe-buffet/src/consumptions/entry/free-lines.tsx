import { parseAmount } from '@canchero/shared-contracts/core';
import { MAX_ITEM_LENGTH } from '@canchero/shared-contracts/item';
import { type Formatter, newId } from '@canchero/shared-contracts/kit';
import { MAX_UNIT_PRICE } from '@canchero/shared-contracts/order';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { type FormEvent, useState } from 'react';
import { useText } from '../../text';
import type { FreeLine } from '../model/basket';

const useStyles = makeStyles({
  place: { display: 'flex', flexDirection: 'column', gap: '8px' },
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
    gap: '8px',
    alignItems: 'end',
    '& > div > span': { minWidth: 0, width: '100%' },
  },
});

interface FreeLinesProps {
  lines: readonly FreeLine[];
  formatter: Formatter;
  onChange(lines: readonly FreeLine[]): void;
}

/** Lines that are not in the catalogue: a name and a price. */
export function FreeLines({ lines, formatter, onChange }: FreeLinesProps) {
  const text = useText();
  const styles = useStyles();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const amount = parseAmount(price);
  const wrong = amount === null || amount > MAX_UNIT_PRICE;
  const ready = name.trim() !== '' && !wrong;
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!ready) return;
    onChange([...lines, { key: newId(), name: name.trim(), unit_price: amount }]);
    setName('');
    setPrice('');
  };
  return (
    <div className={styles.place}>
      {lines.map((line) => (
        <div key={line.key} className={styles.line}>
          <span className={styles.name}>{line.name}</span>
          <span>{formatter.money(line.unit_price)}</span>
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={text('stock.line.remove', { name: line.name })}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        </div>
      ))}
      <form className={styles.form} onSubmit={add}>
        <Field label={text('consumptions.other')}>
          <Input
            value={name}
            maxLength={MAX_ITEM_LENGTH.name}
            placeholder={text('consumptions.other.hint')}
            onChange={(_, { value }) => setName(value)}
          />
        </Field>
        <AmountField
          label={text('items.price')}
          value={price}
          error={price && wrong ? text('price.invalid', { most: formatter.money(MAX_UNIT_PRICE) }) : undefined}
          onChange={setPrice}
        />
        <Button type="submit" disabled={!ready}>
          {text('categories.add')}
        </Button>
      </form>
    </div>
  );
}
