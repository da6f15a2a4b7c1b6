import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useClub, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { type ChargeMethod, changeDue, MAX_PAYMENT_LENGTH, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import { type Player, type PlayerDebts, playerName } from '@canchero/shared-contracts/player';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { type KeyboardEvent, useState } from 'react';
import { CashNotice } from '../../../payments/cash-notice';
import { MethodChoice, methodOfKey } from '../../../payments/method-choice';
import { typedAmount } from '../../../payments/model/amounts';
import { usePaymentError } from '../../../payments/use-payment-error';
import { useReceptionCash } from '../../../payments/use-reception-cash';
import { useText } from '../../../text';
import { usePlayerActions } from '../use-player-actions';

/** Charges what a player owes by one method. A smaller amount pays the oldest debts first. */
export function CollectDialog({ player, debts, onClose }: { player: Player; debts: PlayerDebts; onClose(): void }) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const paymentError = usePaymentError();
  const actions = usePlayerActions(club.id);
  const cash = useReceptionCash(club.id);
  // what was collected by a try whose answer is lost is owed no more: it stays what it was, until it is refused
  const [tried, setTried] = useState<number | null>(null);
  const owed = tried ?? debts.owed;
  const [typed, setTyped] = useState(() => amountText(owed));
  const [method, setMethod] = useState<ChargeMethod>('cash');
  const [received, setReceived] = useState('');
  const [notes, setNotes] = useState('');
  const { amount, problem } = typedAmount(typed, owed);
  const due = method === 'cash' && amount !== null ? changeDue(amount, parseAmount(received) ?? 0) : null;
  const credit = player.credit > 0 ? formatter.money(player.credit) : undefined;
  const choose = (next: ChargeMethod) => {
    setMethod(next);
    if (next === PLAYER_CREDIT && player.credit < owed) setTyped(amountText(player.credit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const inText = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
    const chosen = inText ? undefined : methodOfKey(event.key, credit !== undefined);
    if (!chosen || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(chosen);
  };
  const submit = async () => {
    if (amount === null) return false;
    setTried(owed);
    await actions
      .payDebts(player.id, { method, amount, ...(notes.trim() && { notes: notes.trim() }) })
      .catch((error: unknown) => {
        if (isRefusal(error)) setTried(null);
        throw error;
      });
    host.toast({ intent: 'success', body: text('pay.done', { amount: formatter.money(amount) }) });
    return true;
  };
  return (
    <DialogForm
      title={text('players.collect.title', { name: playerName(player) })}
      action={text('pay.action.amount', { amount: formatter.money(amount ?? 0) })}
      ready={amount !== null && !(method === 'cash' && cash.lacking)}
      onSubmit={submit}
      explain={(error) => paymentError(text('pay.failed.bulk'), error)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <MethodChoice value={method} onChange={choose} credit={credit} autoFocus />
      {method === 'cash' && <CashNotice cash={cash} />}
      <AmountField
        label={text('pay.amount')}
        value={typed}
        sums={[owed]}
        onChange={setTyped}
        hint={text('players.collect.oldest', { amount: formatter.money(owed) })}
        error={problem ? text(`error.${problem}`) : undefined}
      />
      {method === 'cash' && (
        <AmountField
          label={text('pay.received')}
          value={received}
          onChange={setReceived}
          hint={received && due !== null ? text('pay.change', { amount: formatter.money(due) }) : undefined}
          error={received && due === null && amount !== null ? text('pay.received.short') : undefined}
        />
      )}
      <Field label={text('pay.notes')}>
        <Input value={notes} maxLength={MAX_PAYMENT_LENGTH.notes} onChange={(_, data) => setNotes(data.value)} />
      </Field>
    </DialogForm>
  );
}
