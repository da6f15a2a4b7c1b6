import { MAX_CASH_LENGTH, type NewCashMovement } from '@canchero/shared-contracts/cash';
import { MAX_AMOUNT, parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../text';

interface MovementFormProps {
  /** Null closes it. */
  type: NewCashMovement['type'] | null;
  onMove(movement: NewCashMovement): Promise<void>;
  onClose(): void;
}

/** Cash put in or taken out for another reason than a sale. */
export const MovementForm = ({ type, onMove, onClose }: MovementFormProps) => (
  <DialogHost open={type !== null} onClose={onClose}>
    {type && <Fields type={type} onMove={onMove} onClose={onClose} />}
  </DialogHost>
);

function Fields({ type, onMove, onClose }: MovementFormProps & { type: NewCashMovement['type'] }) {
  const text = useText();
  const errorText = useErrorText();
  const formatter = useFormatter(useClub());
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const amount = parseAmount(typed);
  const wrong = { amount: !amount, reason: reason.trim() === '' };
  const submit = async () => {
    setTried(true);
    if (!amount || wrong.reason) return false;
    await onMove({ type, amount, reason: reason.trim() });
    return true;
  };
  return (
    <DialogForm
      title={text(`cash.move.${type}.title`)}
      action={text(`cash.move.${type}`)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <AmountField
        label={text('cash.move.amount')}
        value={typed}
        onChange={setTyped}
        autoFocus
        error={
          tried && wrong.amount ? text('cash.move.amount.invalid', { most: formatter.money(MAX_AMOUNT) }) : undefined
        }
      />
      <Field
        label={text('cash.move.reason')}
        {...(tried &&
          wrong.reason && { validationState: 'error', validationMessage: text('cash.move.reason.missing') })}
      >
        <Input maxLength={MAX_CASH_LENGTH.reason} value={reason} onChange={(_, data) => setReason(data.value)} />
      </Field>
    </DialogForm>
  );
}
