import { MAX_QUANTITY } from '@canchero/shared-contracts/item';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { MAX_ORDER_LENGTH } from '@canchero/shared-contracts/order';
import { Button } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import type { TicketLine } from '../model/ticket';
import { DiscountFields, readDiscount, typedDiscount } from './discount-fields';

interface LineFormProps {
  line: TicketLine;
  onSave(change: Partial<TicketLine>): void;
  onRemove(): void;
  onClose(): void;
}

/** Form of a line of the ticket: quantity, discount, note for the kitchen. */
export function LineForm({ line, onSave, onRemove, onClose }: LineFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [quantity, setQuantity] = useState(String(line.quantity));
  const [discount, setDiscount] = useState(() => typedDiscount(line.discount));
  const [note, setNote] = useState(line.note);
  const count = Number(quantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
  const taken = readDiscount(discount);
  return (
    <DialogForm
      title={line.name}
      action={text('form.apply')}
      ready={isCount && taken !== undefined}
      onSubmit={async () => {
        onSave({ quantity: count, discount: taken ?? null, note: note.trim() });
        return true;
      }}
      explain={errorText}
      onClose={onClose}
    >
      <Field
        label={text('line.quantity')}
        {...(!isCount && { validationState: 'error', validationMessage: text('line.quantity.invalid') })}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={quantity}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(_, data) => setQuantity(data.value)}
        />
      </Field>
      <DiscountFields value={discount} onChange={setDiscount} />
      <Field label={text('line.note')}>
        <Input maxLength={MAX_ORDER_LENGTH.line_note} value={note} onChange={(_, data) => setNote(data.value)} />
      </Field>
      <Button
        appearance="subtle"
        onClick={() => {
          onRemove();
          onClose();
        }}
      >
        {text('line.remove', { name: line.name })}
      </Button>
    </DialogForm>
  );
}
