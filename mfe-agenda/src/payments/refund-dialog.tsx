import { amountText } from '@canchero/shared-contracts/core';
import { useClub, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import {
  MAX_PAYMENT_LENGTH,
  type Payment,
  PLAYER_CREDIT,
  type RefundDestination,
  refundableAmount,
} from '@canchero/shared-contracts/payment';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Radio, RadioGroup, Textarea } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../text';
import { CashNotice } from './cash-notice';
import { typedAmount } from './model/amounts';
import { useOnlinePayments } from './queries';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';
import { useReceptionCash } from './use-reception-cash';

interface RefundDialogProps {
  /** `delete` for a payment recorded by mistake, `refund` to return money. */
  kind: 'delete' | 'refund';
  payment: Payment;
  bookingId: string;
  /** Centavos that nobody would owe if the payment is deleted. */
  ownerless: number;
  onClose(): void;
}

/** Refunds or deletes a payment, with a reason. */
export function RefundDialog({ kind, payment, bookingId, ownerless, onClose }: RefundDialogProps) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const paymentError = usePaymentError();
  const actions = usePaymentActions(club.id, bookingId);
  const online = useOnlinePayments(club.id, bookingId).data?.find((each) => each.payment_id === payment.id);
  const refundable = refundableAmount(payment);
  const [typed, setTyped] = useState(() => amountText(refundable));
  const [destination, setDestination] = useState<RefundDestination>('money');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { amount, problem } = typedAmount(typed, refundable);
  const isRefund = kind === 'refund';
  const cash = useReceptionCash(club.id);
  // cash of a consumption leaves either desk, as the service decides
  const inCash = isRefund && destination === 'money' && payment.method === 'cash' && payment.booking_id !== null;
  const submit = async () => {
    setTried(true);
    if (!reason.trim() || (isRefund && amount === null)) return false;
    if (isRefund && amount !== null) {
      await actions.refund(payment, { amount, reason: reason.trim(), destination });
    } else await actions.remove(payment, reason.trim());
    host.toast({ intent: 'success', body: text(isRefund ? 'pay.refund.done' : 'history.payment.delete') });
    return true;
  };
  return (
    <DialogForm
      title={text(`pay.${kind}.title`)}
      action={text(`pay.${kind}`)}
      onSubmit={submit}
      explain={(error) => paymentError(text(`pay.failed.${kind}`), error)}
      onClose={onClose}
      ready={!(inCash && cash.lacking)}
    >
      {isRefund ? (
        <AmountField
          label={text('pay.amount')}
          value={typed}
          sums={[refundable]}
          onChange={setTyped}
          hint={text('pay.refund.most', { amount: formatter.money(refundable) })}
          error={
            problem
              ? text(problem === 'amount_not_positive' ? `error.${problem}` : 'error.refund_exceeds_payment')
              : undefined
          }
          autoFocus
        />
      ) : (
        <Text>
          {text('pay.delete.body', {
            amount: formatter.money(payment.amount),
            method: text(`method.${payment.method}`),
          })}
        </Text>
      )}
      {!isRefund && ownerless > 0 && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>
            {text('pay.delete.nobody', { name: payment.player_name, open: formatter.money(ownerless) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {isRefund && payment.player_id && payment.method !== PLAYER_CREDIT && (
        <Field label={text('pay.refund.to')}>
          <RadioGroup value={destination} onChange={(_, data) => setDestination(data.value as RefundDestination)}>
            <Radio value="money" label={text('pay.refund.money')} />
            <Radio value="credit" label={text('pay.refund.credit', { name: payment.player_name })} />
          </RadioGroup>
        </Field>
      )}
      {inCash && <CashNotice cash={cash} />}
      {isRefund && online && destination === 'money' && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{text('gateway.refundNotice', { id: online.gateway_id })}</MessageBarBody>
        </MessageBar>
      )}
      <Field
        label={text('label.reason')}
        required
        {...(tried && !reason.trim() && { validationState: 'error', validationMessage: text('pay.reason.required') })}
      >
        <Textarea
          value={reason}
          maxLength={MAX_PAYMENT_LENGTH.reason}
          rows={2}
          onChange={(_, data) => setReason(data.value)}
        />
      </Field>
    </DialogForm>
  );
}
