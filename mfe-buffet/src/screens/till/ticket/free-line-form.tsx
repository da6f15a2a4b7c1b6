import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { MAX_ITEM_LENGTH } from '@canchero/shared-contracts/item';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';

interface FreeLineFormProps {
  onAdd(name: string, price: Centavos): void;
  onClose(): void;
}

/** Form of a line that is not in the catalogue: name and price. */
export function FreeLineForm({ onAdd, onClose }: FreeLineFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const amount = parseAmount(price);
  return (
    <DialogForm
      title={text('ticket.free')}
      action={text('ticket.free.add')}
      ready={name.trim() !== '' && amount !== null}
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
      <AmountField label={text('ticket.free.price')} value={price} onChange={setPrice} />
    </DialogForm>
  );
}
