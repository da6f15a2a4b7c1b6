import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { type Formatter, useClub, useErrorText } from '@canchero/shared-contracts/kit';
import {
  MAX_ORDER_LENGTH,
  type Order,
  type RefundQuantities,
  refundAmount,
  refundableQuantities,
} from '@canchero/shared-contracts/order';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import { Text } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../text';
import { useOrderActions } from '../actions';
import { isNothing, linesOf, withinLeft } from '../model/refund-quantities';
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

function Fields({ order: current, formatter, kind, onClose }: RefundDialogProps & { kind: 'cancel' | 'refund' }) {
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const actions = useOrderActions(club.id);
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [chosen, setChosen] = useState(() => refundableQuantities(current));
  const [tried, setTried] = useState(false);
  // a try whose answer is lost may have refunded it: it stays what was sent, until it is refused or changed
  const [sent, setSent] = useState<{ order: Order; quantities: RefundQuantities } | null>(null);
  const { order, quantities } = sent ?? { order: current, quantities: withinLeft(current, chosen) };
  const change = <T,>(set: (value: T) => void, value: T) => {
    setSent(null);
    set(value);
  };
  const missing = reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (missing) return false;
    setSent({ order, quantities });
    try {
      if (kind === 'cancel') await actions.cancel(order, reason.trim());
      else await actions.refund(order, { reason: reason.trim(), restock, ...linesOf(order, quantities) });
    } catch (error) {
      if (isRefusal(error)) setSent(null);
      throw error;
    }
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
        <RefundLines order={order} quantities={quantities} onChange={(next) => change(setChosen, next)} />
      )}
      <Field
        label={text('cash.move.reason')}
        {...(tried && missing && { validationState: 'error', validationMessage: text('cash.move.reason.missing') })}
      >
        <Input
          autoFocus
          maxLength={MAX_ORDER_LENGTH.reason}
          value={reason}
          onChange={(_, data) => change(setReason, data.value)}
        />
      </Field>
      {kind === 'refund' && (
        <RefundSum
          order={order}
          amount={refundAmount(order, quantities, smallestUnit(club.currency))}
          formatter={formatter}
        />
      )}
      {kind === 'refund' && (
        <Checkbox
          label={text('order.restock')}
          checked={restock}
          onChange={(_, data) => change(setRestock, data.checked === true)}
        />
      )}
    </DialogForm>
  );
}
