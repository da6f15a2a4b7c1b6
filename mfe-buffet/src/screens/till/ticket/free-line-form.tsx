import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { MAX_ITEM_LENGTH } from '@canchero/shared-contracts/item';
import { type Formatter, useErrorText } from '@canchero/shared-contracts/kit';
import { MAX_UNIT_PRICE } from '@canchero/shared-contracts/order';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';

interface FreeLineFormProps {
  formatter: Formatter;
  onAdd(name: string, price: Centavos): void;
  onClose(): void;
}

/** Form of a line that is not in the catalogue: name and price. */
export function FreeLineForm({ formatter, onAdd, onClose }: FreeLineFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const amount = parseAmount(price);
  const wrong = amount === null || amount > MAX_UNIT_PRICE;
  return (
    <DialogForm
      title={text('ticket.free')}
      action={text('ticket.free.add')}
      ready={name.trim() !== '' && !wrong}
      onSubmit={async () => {
        onAdd(name.trim(), amount ?? 0);
        return true;
      }}
      explain={errorText}
      onClose={onClose}
    >
      <Field label={text('ticket.free.name')}>
        <Input autoFocus maxLength={MAX_ITEM_LENGTH.name} value={name} onChange={(_, data) => setName(data.value)} />
      </Field>
      <AmountField
        label={text('ticket.free.price')}
        value={price}
        error={price && wrong ? text('price.invalid', { most: formatter.money(MAX_UNIT_PRICE) }) : undefined}
        onChange={setPrice}
      />
    </DialogForm>
  );
}
