import { type CashCount, MAX_CASH_LENGTH } from '@canchero/shared-contracts/cash';
import { amountText, MAX_AMOUNT, parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useDirtyForm, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { PAYMENT_METHODS, type PaymentMethod } from '@canchero/shared-contracts/payment';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Textarea } from '@canchero/shared-contracts/ui-forms';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import { billsTotal, type TypedBills } from '../model/bills';
import { BillCounter } from './bill-counter';

type Typed = Readonly<Partial<Record<PaymentMethod, string>>>;

interface CountPanelProps {
  /** Closing of the session while it was counted, by the user or by a colleague, if known. Null while it is open. */
  closed: { by: string | null; isOwn: boolean } | null;
  /** Closes the session; resolves to its id. */
  onCount(count: CashCount): Promise<string>;
  onCounted(sessionId: string): void;
  onClose(): void;
}

/** Counts the cash blind: the expected amounts appear after closing. An empty field counts as nothing. */
export function CountPanel({ closed, onCount, onCounted, onClose }: CountPanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const formatter = useFormatter(useClub());
  const [typed, setTyped] = useState<Typed>({});
  const [bills, setBills] = useState<TypedBills>({});
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, fail] = useFailure(text('count.title'));
  const show = useWhileOpen(onCounted);
  // the user's own closing is no news
  const [sending, setSending] = useState(false);
  const wrong = (method: PaymentMethod) => {
    const value = typed[method] ?? '';
    // an empty cash field is an oversight, not a zero
    return method === 'cash' ? parseAmount(value) === null : value.trim() !== '' && parseAmount(value) === null;
  };
  const submit = async () => {
    setTried(true);
    if (PAYMENT_METHODS.some(wrong)) return;
    fail(null);
    const counted = Object.fromEntries(
      PAYMENT_METHODS.flatMap((method) => {
        const amount = parseAmount(typed[method] ?? '');
        return amount === null ? [] : [[method, amount]];
      }),
    );
    setSending(true);
    try {
      show(await onCount({ counted, ...(note.trim() && { note: note.trim() }) }));
    } catch (error) {
      fail(errorText(error));
    } finally {
      setSending(false);
    }
  };
  const countBills = (next: TypedBills) => {
    setBills(next);
    const total = billsTotal(next);
    setTyped({ ...typed, cash: total === null ? '' : amountText(total) });
  };
  /** Says who closed the session: also the user, by an attempt whose answer was lost or in another tab. */
  const whoClosed = ({ by, isOwn }: { by: string | null; isOwn: boolean }) => {
    if (isOwn) return text('count.closed.own');
    return by ? text('count.closed.by', { name: by }) : text('count.closed');
  };
  const dirty = Object.values(typed).some(Boolean) || note !== '';
  useDirtyForm('cash-count', dirty, true);

  return (
    <FormPanel
      title={text('count.title')}
      dirty={dirty}
      submit={text('count.submit')}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {closed && !sending && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            {whoClosed(closed)} {text('count.closed.how')}
          </MessageBarBody>
        </MessageBar>
      )}
      <Text>{text('count.how')}</Text>
      {PAYMENT_METHODS.map((method) => (
        <div key={method}>
          <AmountField
            label={text(`method.${method}`)}
            value={typed[method] ?? ''}
            onChange={(value) => setTyped({ ...typed, [method]: value })}
            error={
              tried && wrong(method) ? text('cash.opening.invalid', { most: formatter.money(MAX_AMOUNT) }) : undefined
            }
          />
          {method === 'cash' && <BillCounter typed={bills} onChange={countBills} />}
        </div>
      ))}
      <Field label={text('count.cashNote')}>
        <Textarea maxLength={MAX_CASH_LENGTH.note} value={note} onChange={(_, data) => setNote(data.value)} />
      </Field>
    </FormPanel>
  );
}
