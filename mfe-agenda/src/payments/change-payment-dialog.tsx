import { amountText } from '@canchero/shared-contracts/core';
import { useClub, useHost } from '@canchero/shared-contracts/kit';
import { MAX_PAYMENT_LENGTH, type Payment, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../text';
import { MethodChoice } from './method-choice';
import { typedAmount } from './model/amounts';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';

/** Changes method, amount and notes of a payment. A payment by credit can change only its notes. */
export function ChangePaymentDialog({
  payment,
  bookingId,
  remaining,
  onClose,
}: {
  payment: Payment;
  bookingId: string;
  /** Unpaid amount of the booking in centavos. */
  remaining: number;
  onClose(): void;
}) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const paymentError = usePaymentError();
  const actions = usePaymentActions(club.id, bookingId);
  const [method, setMethod] = useState(payment.method);
  const [typed, setTyped] = useState(() => amountText(payment.amount));
  const [notes, setNotes] = useState(payment.notes);
  const withCredit = payment.method === PLAYER_CREDIT;
  const { amount, problem } = typedAmount(typed, remaining + payment.amount);
  const submit = async () => {
    if (withCredit) await actions.change(payment, { notes: notes.trim() });
    else if (amount === null) return false;
    else await actions.change(payment, { method, amount, notes: notes.trim() });
    host.toast({ intent: 'success', body: text('pay.edit.done') });
    return true;
  };
  return (
    <DialogForm
      title={text('pay.edit')}
      action={text('action.save')}
      onSubmit={submit}
      explain={(error) => paymentError(text('pay.failed.change'), error)}
      onClose={onClose}
    >
      {!withCredit && (
        <>
          <MethodChoice value={method} onChange={setMethod} autoFocus />
          <AmountField
            label={text('pay.amount')}
            value={typed}
            sums={[payment.amount, remaining + payment.amount]}
            onChange={setTyped}
            error={problem ? text(`error.${problem}`) : undefined}
          />
        </>
      )}
      <Field label={text('pay.notes')}>
        <Input value={notes} maxLength={MAX_PAYMENT_LENGTH.notes} onChange={(_, data) => setNotes(data.value)} />
      </Field>
    </DialogForm>
  );
}
