import { useClub, useErrorText } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { Text } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useRef, useState } from 'react';
import { DialogForm } from '../../../forms/DialogForm';
import { DialogHost } from '../../../forms/DialogHost';
import { newId } from '../../../new-id';
import { useText } from '../../../text';
import { useOrderActions } from '../actions';

interface ReasonDialogProps {
  order: Order;
  /** Null: closed. */
  kind: 'cancel' | 'refund' | null;
  onClose(): void;
}

/** Why an order is cancelled or given back, and whether the goods return. */
export const ReasonDialog = ({ order, kind, onClose }: ReasonDialogProps) => (
  <DialogHost open={kind !== null} onClose={onClose}>
    {kind && <Fields order={order} kind={kind} onClose={onClose} />}
  </DialogHost>
);

function Fields({ order, kind, onClose }: ReasonDialogProps & { kind: 'cancel' | 'refund' }) {
  const text = useText();
  const errorText = useErrorText();
  const actions = useOrderActions(useClub().id);
  const key = useRef(newId());
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (missing) return false;
    try {
      if (kind === 'cancel') await actions.cancel(order, reason.trim(), key.current);
      else await actions.refund(order, { reason: reason.trim(), restock }, key.current);
    } catch (error) {
      key.current = newId();
      throw error;
    }
    return true;
  };
  return (
    <DialogForm
      title={text(`order.${kind}.title`, { number: order.number })}
      action={text(`order.${kind}`)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text(`order.${kind}.how`)}</Text>
      <Field
        label={text('cash.move.reason')}
        {...(tried && missing && { validationState: 'error', validationMessage: text('cash.move.reason.missing') })}
      >
        <Input autoFocus maxLength={300} value={reason} onChange={(_, data) => setReason(data.value)} />
      </Field>
      {kind === 'refund' && (
        <Checkbox
          label={text('order.restock')}
          checked={restock}
          onChange={(_, data) => setRestock(data.checked === true)}
        />
      )}
    </DialogForm>
  );
}
