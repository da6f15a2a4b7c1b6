import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useClub, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import type { BookingPayments, BulkPayment, ChargeMethod } from '@canchero/shared-contracts/payment';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../text';
import { BookingLine } from './booking-line';
import { CashNotice } from './cash-notice';
import { useDialogStyles } from './dialog-styles';
import { MethodChoice, methodOfKey } from './method-choice';
import { linesOf } from './model/amounts';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';
import { useReceptionCash } from './use-reception-cash';

/** Records payments for the open shares of several players by one method: all or none. */
export function BulkPaymentDialog({
  money,
  chosen,
  onClose,
}: {
  money: BookingPayments;
  chosen: ReadonlySet<string>;
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
  const [method, setMethod] = useState<ChargeMethod>('cash');
  const open = linesOf(money.shares, chosen);
  const [asked] = useState(open);
  // lines whose answer was lost may be recorded already: a retry sends what the first try sent
  const [tried, setTried] = useState<BulkPayment['lines'] | null>(null);
  const lines = tried ?? open;
  const paidMeanwhile = asked.filter(({ id }) => !lines.some((line) => line.id === id));
  const total = formatter.money(lines.reduce((sum, line) => sum + line.amount, 0));
  const nameOf = (id: string) => money.shares.find((share) => share.player_id === id)?.name ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = methodOfKey(event.key, false);
    if (!pressed || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setMethod(pressed);
  };
  const submit = async () => {
    setTried(lines);
    await actions.payLines({ method, lines }).catch((error: unknown) => {
      if (isRefusal(error)) setTried(null);
      throw error;
    });
    host.toast({ intent: 'success', body: text('pay.done', { amount: total }) });
    return true;
  };
  return (
    <DialogForm
      title={text('pay.bulk.title', { count: lines.length })}
      action={text('pay.action.amount', { amount: total })}
      onSubmit={submit}
      explain={(error) => paymentError(text('pay.failed.bulk'), error)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      ready={lines.length > 0 && !(method === 'cash' && cash.lacking)}
    >
      <BookingLine booking={money.booking} />
      <div>
        {lines.map((line) => (
          <div key={line.id} className={styles.open}>
            <span>{nameOf(line.id)}</span>
            <span className={styles.change}>{formatter.money(line.amount)}</span>
          </div>
        ))}
      </div>
      {paidMeanwhile.map(({ id }) => (
        <MessageBar key={id} intent="warning" role="status">
          <MessageBarBody>{text('pay.meanwhile', { name: nameOf(id) })}</MessageBarBody>
        </MessageBar>
      ))}
      <MethodChoice value={method} onChange={setMethod} autoFocus />
      {method === 'cash' && <CashNotice cash={cash} />}
    </DialogForm>
  );
}
