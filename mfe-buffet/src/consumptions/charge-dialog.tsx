import type { Consumption } from '@canchero/shared-contracts/consumption';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useCan, useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import type { ChargeMethod } from '@canchero/shared-contracts/payment';
import { Button, MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogHost,
  DialogTitle,
  useFailure,
  useWhileOpen,
} from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { NoCashNotice } from '../cash-session/no-cash-notice';
import { lacksCash, useCurrentCash } from '../cash-session/queries';
import { ChangeDue } from '../payment/change-due';
import { MethodButtons } from '../payment/method-buttons';
import { usePlayerCredit } from '../payment/use-player-credit';
import { useText } from '../text';
import { useChargeStyles } from './charge-styles';
import { onePlayer, openOf, openTotal } from './model/open-consumptions';
import { useBookingOpen, useConsumptionActions } from './queries';

interface ChargeDialogProps {
  open: boolean;
  /** Consumptions with an open amount. */
  consumptions: readonly Consumption[];
  /** Booking of all of them: its open price may be charged along. */
  bookingId?: string;
  /** Called at the end, even if the dialog was closed before. */
  onChange?(): void;
  /** Called at the end, if the dialog is open. */
  onCharged(): void;
  onClose(): void;
}

export const ChargeDialog = ({ open, ...props }: ChargeDialogProps) => (
  <DialogHost open={open} onClose={props.onClose}>
    <Charge {...props} />
  </DialogHost>
);

/** Charges consumptions by one method with a tap, on request together with their booking. */
function Charge({ onChange, onCharged, onClose, ...given }: Omit<ChargeDialogProps, 'open'>) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useChargeStyles();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const actions = useConsumptionActions(club.id);
  const buffet = useCurrentCash(club.id, 'buffet').data;
  const reception = useCurrentCash(club.id, 'reception').data;
  const mayChargeBooking = useCan(['schedule', 'booking'], 'any');
  const open = useBookingOpen(club.id, given.bookingId ?? '', given.bookingId !== undefined && mayChargeBooking);
  // what was charged by a try whose answer is lost is not open any more: it stays what was sent, until it is refused
  const [sent, setSent] = useState<(Pick<ChargeDialogProps, 'consumptions' | 'bookingId'> & { open: number }) | null>(
    null,
  );
  const { consumptions, bookingId, open: ofBooking } = sent ?? { ...given, open };
  const [together, setTogether] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, fail] = useFailure(text('charge.title', { count: consumptions.length }));
  const finish = useWhileOpen(onCharged);
  const withBooking = together && ofBooking > 0 && bookingId !== undefined;
  // consumptions may be charged at either desk, their booking at the reception
  const noCash = lacksCash(reception) && (withBooking || lacksCash(buffet));
  const total = openTotal(consumptions) + (withBooking ? ofBooking : 0);
  const amount = formatter.money(total);
  const credit = usePlayerCredit(club.id, onePlayer(consumptions)) ?? 0;
  const withCredit = !withBooking && total > 0 && credit >= total;

  const pay = async (method: ChargeMethod) => {
    setBusy(true);
    setSent({ consumptions, open: ofBooking, ...(bookingId !== undefined && { bookingId }) });
    fail(null);
    try {
      if (withBooking) await actions.payWithBooking(bookingId, ofBooking, consumptions, method);
      else await actions.pay(consumptions, method);
      host.toast({ intent: 'success', body: text('charge.done', { amount, method: text(`method.${method}`) }) });
      onChange?.();
      finish();
    } catch (error) {
      fail(errorText(error));
      setBusy(false);
      if (isRefusal(error)) setSent(null);
    }
  };
  return (
    <DialogBody>
      <DialogTitle>{text('charge.title', { count: consumptions.length })}</DialogTitle>
      <DialogContent className={styles.content}>
        <ul className={styles.lines}>
          {consumptions.map((one) => (
            <li key={one.id} className={styles.line}>
              <span>
                {one.quantity} × {one.name}
              </span>
              <span className={styles.amount}>{formatter.money(openOf(one))}</span>
            </li>
          ))}
        </ul>
        {ofBooking > 0 && (
          <Checkbox
            label={text('charge.withBooking', { amount: formatter.money(ofBooking) })}
            checked={together}
            onChange={(_, { checked }) => {
              setTogether(checked === true);
              setSent(null);
            }}
          />
        )}
        <div className={styles.total}>
          <span>{text('charge.total')}</span>
          <span role="status">{amount}</span>
        </div>
        {noCash && <NoCashNotice desk={withBooking ? 'reception' : 'buffet'} />}
        {failure !== null && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
        <MethodButtons
          credit={withCredit ? formatter.money(credit) : undefined}
          noCash={noCash}
          disabled={busy || consumptions.length === 0}
          onPay={(method) => void pay(method)}
        />
        {!noCash && total > 0 && <ChangeDue amount={total} formatter={formatter} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('form.close')}</Button>
      </DialogActions>
    </DialogBody>
  );
}
