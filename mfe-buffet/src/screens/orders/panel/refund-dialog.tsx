import { type Formatter, useClub, useErrorText } from '@canchero/shared-contracts/kit';
import { type Order, refundAmount, refundableQuantities } from '@canchero/shared-contracts/order';
import { Text } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import { useOrderActions } from '../actions';
import { isNothing, linesOf } from '../model/refund-quantities';
import { RefundLines } from './refund-lines';
import { RefundSum } from './refund-sum';

interface RefundDialogProps {
  order: Order;
  formatter: Formatter;
  /** Null closes it. */
  kind: 'cancel' | 'refund' | null;
  onClose(): void;
}

/** Cancels or refunds an order: reason, quantities, and whether goods return to stock. */
export const RefundDialog = ({ kind, onClose, ...order }: RefundDialogProps) => (
  <DialogHost open={kind !== null} onClose={onClose}>
    {kind && <Fields {...order} kind={kind} onClose={onClose} />}
  </DialogHost>
);

function Fields({ order, formatter, kind, onClose }: RefundDialogProps & { kind: 'cancel' | 'refund' }) {
  const text = useText();
  const errorText = useErrorText();
  const actions = useOrderActions(useClub().id);
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [quantities, setQuantities] = useState(() => refundableQuantities(order));
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (missing) return false;
    if (kind === 'cancel') await actions.cancel(order, reason.trim());
    else await actions.refund(order, { reason: reason.trim(), restock, ...linesOf(order, quantities) });
    return true;
  };
  return (
    <DialogForm
      title={text(`order.${kind}.title`, { number: order.number })}
      action={text(`order.${kind}`)}
      ready={kind === 'cancel' || !isNothing(quantities)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text(`order.${kind}.how`)}</Text>
      {kind === 'refund' && order.state === 'paid' && (
        <RefundLines order={order} quantities={quantities} onChange={setQuantities} />
      )}
      <Field
        label={text('cash.move.reason')}
        {...(tried && missing && { validationState: 'error', validationMessage: text('cash.move.reason.missing') })}
      >
        <Input autoFocus maxLength={300} value={reason} onChange={(_, data) => setReason(data.value)} />
      </Field>
      {kind === 'refund' && <RefundSum order={order} amount={refundAmount(order, quantities)} formatter={formatter} />}
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
