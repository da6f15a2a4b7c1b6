import { useErrorText } from '@canchero/shared-contracts/kit';
import { MAX_ORDER_LENGTH } from '@canchero/shared-contracts/order';
import { Field, Textarea } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import type { Ticket } from '../model/ticket';
import { DiscountFields, readDiscount, typedDiscount } from './discount-fields';

interface TicketFormProps {
  ticket: Ticket;
  onSave(change: Pick<Ticket, 'discount' | 'note'>): void;
  onClose(): void;
}

/** Discount and note of the whole ticket. */
export function TicketForm({ ticket, onSave, onClose }: TicketFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [discount, setDiscount] = useState(() => typedDiscount(ticket.discount));
  const [note, setNote] = useState(ticket.note);
  const taken = readDiscount(discount);
  return (
    <DialogForm
      title={text('ticket.extras')}
      action={text('form.apply')}
      ready={taken !== undefined}
      onSubmit={async () => {
        onSave({ discount: taken ?? null, note: note.trim() });
        return true;
      }}
      explain={errorText}
      onClose={onClose}
    >
      <DiscountFields value={discount} onChange={setDiscount} />
      <Field label={text('ticket.note')}>
        <Textarea maxLength={MAX_ORDER_LENGTH.note} value={note} onChange={(_, data) => setNote(data.value)} />
      </Field>
    </DialogForm>
  );
}
