import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import {
  type BookingPayments,
  type ChargeMethod,
  changeDue,
  MAX_PAYMENT_LENGTH,
  PLAYER_CREDIT,
} from '@canchero/shared-contracts/payment';
import { LoadError, Spinner } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { DialogBody, DialogContent, DialogForm, DialogHost, DialogTitle } from '@canchero/shared-contracts/ui-overlay';
import { type KeyboardEvent, useContext, useState } from 'react';
import { BookingsContext } from '../bookings-data/bookings-context';
import { useText } from '../text';
import { BookingLine } from './booking-line';
import { CashNotice } from './cash-notice';
import { useDialogStyles } from './dialog-styles';
import { MethodChoice, methodOfKey } from './method-choice';
import { typedAmount } from './model/amounts';
import { useBookingPayments } from './queries';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';
import { useReceptionCash } from './use-reception-cash';
import { WaitingNotice } from './waiting-notice';

interface RecordPaymentDialogProps {
  /** Null closes the dialog. Leave it mounted, see `DialogHost`. */
  bookingId: string | null;
  /** Player who is preselected. */
  playerId?: string | undefined;
  onClose(): void;
}

/**
 * Records a payment of a booking: the open amount is filled in, a digit chooses the method, Enter saves. Loads the
 * booking's payments first.
 */
export const RecordPaymentDialog = ({ bookingId, playerId, onClose }: RecordPaymentDialogProps) => (
  <DialogHost open={bookingId !== null} onClose={onClose}>
    {bookingId !== null && <RecordPaymentForm bookingId={bookingId} playerId={playerId} onClose={onClose} />}
  </DialogHost>
);

/** Form of `RecordPaymentDialog`, for use in a dialog that is already open. */
export function RecordPaymentForm({ bookingId, playerId, onClose }: RecordPaymentDialogProps & { bookingId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const query = useBookingPayments(club.id, bookingId);
  if (query.data) return <RecordPaymentFields money={query.data} playerId={playerId} onClose={onClose} />;
  return (
    <DialogBody>
      <DialogTitle>{text('pay.action')}</DialogTitle>
      <DialogContent>
        {query.isError ? (
          <LoadError
            title={text('pay.failed.load')}
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Spinner label={text('screen.loading')} />
        )}
      </DialogContent>
    </DialogBody>
  );
}

function RecordPaymentFields({
  money,
  playerId,
  onClose,
}: {
  money: BookingPayments;
  playerId: string | undefined;
  onClose(): void;
}) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const styles = useDialogStyles();
  const paymentError = usePaymentError();
  const actions = usePaymentActions(club.id, money.booking.id);
  const cash = useReceptionCash(club.id);
  // a single player is who pays, so that their credit is offered
  const [only] = money.shares.length === 1 ? money.shares : [];
  const [who, setWho] = useState(playerId ?? only?.player_id ?? '');
  const share = money.shares.find((s) => s.player_id === who);
  const open = share && share.open > 0 ? share.open : money.remaining;
  const [typed, setTyped] = useState(() => amountText(open));
  const [seen, setSeen] = useState(share);
  const [paidMeanwhile, setPaidMeanwhile] = useState(false);
  // a colleague charged the same share: it must not be charged twice
  if (share && seen && share.open !== seen.open) {
    setSeen(share);
    setPaidMeanwhile(share.paid > seen.paid);
    if (typed === amountText(seen.open)) setTyped(share.open > 0 ? amountText(share.open) : '');
  }
  const undo = useContext(BookingsContext)?.undo;
  const [method, setMethod] = useState<ChargeMethod>('cash');
  const [received, setReceived] = useState('');
  const [notes, setNotes] = useState('');
  const [tried, setTried] = useState(false);
  const { amount, problem } = typedAmount(typed, money.remaining);
  const due = method === 'cash' && amount !== null ? changeDue(amount, parseAmount(received) ?? 0) : null;
  const credit = share && share.credit > 0 ? formatter.money(share.credit) : undefined;

  const choosePlayer = (id: string) => {
    const next = money.shares.find((s) => s.player_id === id);
    setWho(id);
    setSeen(next);
    setPaidMeanwhile(false);
    setTyped(amountText(next && next.open > 0 ? next.open : money.remaining));
    if (!next?.credit && method === PLAYER_CREDIT) setMethod('cash');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const inText = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
    if ((inText || event.target instanceof HTMLSelectElement) && !event.altKey) return;
    const chosen = methodOfKey(event.key, credit !== undefined);
    if (!chosen || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setMethod(chosen);
  };
  const submit = async () => {
    setTried(true);
    if (amount === null) return false;
    const told = share ? share.open : money.remaining;
    const body = { method, amount, player_id: who || null, open: told, ...(notes.trim() && { notes: notes.trim() }) };
    const key = await actions.pay(body);
    const title = text('pay.done', { amount: formatter.money(amount) });
    if (key && undo) undo.offer(key, { title });
    else host.toast({ intent: 'success', title });
    return true;
  };
  return (
    <DialogForm
      title={text('pay.action')}
      action={amount === null ? text('pay.action') : text('pay.action.amount', { amount: formatter.money(amount) })}
      onSubmit={submit}
      explain={(error) => paymentError(text('pay.failed.add'), error)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      ready={!(method === 'cash' && cash.lacking)}
    >
      <BookingLine booking={money.booking} />
      <WaitingNotice booking={money.booking} formatter={formatter} />
      <div className={styles.open}>
        <span className={styles.muted}>{text('pay.remaining')}</span>
        <span className={styles.amount}>{formatter.money(money.remaining)}</span>
      </div>
      <MethodChoice value={method} onChange={setMethod} credit={credit} autoFocus />
      {method === 'cash' && <CashNotice cash={cash} />}
      <AmountField
        label={text('pay.amount')}
        value={typed}
        sums={[open, money.remaining]}
        onChange={(next) => {
          setTyped(next);
          setPaidMeanwhile(false);
        }}
        error={
          paidMeanwhile
            ? text('pay.meanwhile', { name: share?.name })
            : (tried || typed !== '') && problem
              ? text(`error.${problem}`)
              : undefined
        }
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
      {money.shares.length > 0 && (
        <Field label={text('players.one')}>
          <Select value={who} onChange={(_, data) => choosePlayer(data.value)}>
            <option value="">{text('pay.player.none')}</option>
            {money.shares.map((s) => (
              <option key={s.player_id} value={s.player_id}>
                {text('pay.player.open', { name: s.name, open: formatter.money(s.open) })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={text('pay.notes')}>
        <Input value={notes} maxLength={MAX_PAYMENT_LENGTH.notes} onChange={(_, data) => setNotes(data.value)} />
      </Field>
    </DialogForm>
  );
}
