import { parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { MAX_PAYMENT_LENGTH, type PaymentMethod, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import type { ManualLedgerKind, Player } from '@canchero/shared-contracts/player';
import { AmountField, Field, Input, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { CashNotice } from '../../../payments/cash-notice';
import { MethodChoice } from '../../../payments/method-choice';
import { useReceptionCash } from '../../../payments/use-reception-cash';
import { useText } from '../../../text';
import { usePlayerActions } from '../use-player-actions';

/** Dialog that records a deposit, a withdrawal or an adjustment of a player's credit. */
export function CreditMovementDialog({
  kind,
  player,
  onClose,
}: {
  kind: ManualLedgerKind;
  player: Player;
  onClose(): void;
}) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const actions = usePlayerActions(club.id);
  const [typed, setTyped] = useState('');
  const [sign, setSign] = useState<'add' | 'take'>('add');
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [notes, setNotes] = useState('');
  const [tried, setTried] = useState(false);
  const read = parseAmount(typed);
  const amount = read ?? 0;
  const takes = kind === 'withdrawal' || (kind === 'adjustment' && sign === 'take');
  const adjusts = kind === 'adjustment';
  const cash = useReceptionCash(club.id);
  const inCash = !adjusts && method === 'cash';
  const amountProblem = () => {
    if (read === null && typed.trim() !== '') return text('problem.price_invalid');
    if (amount <= 0) return text('error.amount_not_positive');
    return takes && amount > player.credit ? text('error.insufficient_credit') : undefined;
  };
  const submit = async () => {
    setTried(true);
    if (amountProblem() || (adjusts && !notes.trim())) return false;
    const signed = adjusts && sign === 'take' ? -amount : amount;
    await actions.moveCredit(player.id, {
      kind,
      amount: signed,
      ...(!adjusts && { method }),
      ...(notes.trim() && { notes: notes.trim() }),
    });
    host.toast({ intent: 'success', body: text('players.move.done') });
    return true;
  };
  return (
    <DialogForm
      title={text(`players.move.${kind}`)}
      action={text('action.save')}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
      ready={!(inCash && cash.lacking)}
    >
      {adjusts && (
        <Field label={text('players.move.sign')}>
          <RadioGroup layout="horizontal" value={sign} onChange={(_, data) => setSign(data.value as 'add' | 'take')}>
            <Radio value="add" label={text('players.move.add')} />
            <Radio value="take" label={text('players.move.take')} />
          </RadioGroup>
        </Field>
      )}
      <AmountField
        label={text('pay.amount')}
        value={typed}
        sums={takes ? [player.credit] : []}
        onChange={setTyped}
        hint={text('players.move.has', { credit: formatter.money(player.credit) })}
        error={tried ? amountProblem() : undefined}
        autoFocus
      />
      {!adjusts && <MethodChoice value={method} onChange={(chosen) => chosen !== PLAYER_CREDIT && setMethod(chosen)} />}
      {inCash && <CashNotice cash={cash} />}
      <Field
        label={text(adjusts ? 'label.reason' : 'pay.notes')}
        required={adjusts}
        {...(tried &&
          adjusts &&
          !notes.trim() && { validationState: 'error', validationMessage: text('pay.reason.required') })}
      >
        <Input value={notes} maxLength={MAX_PAYMENT_LENGTH.notes} onChange={(_, data) => setNotes(data.value)} />
      </Field>
    </DialogForm>
  );
}
