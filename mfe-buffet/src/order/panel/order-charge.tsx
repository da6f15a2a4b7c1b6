import { type Formatter, useCan, useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type NewOrderPayment, type Order, openOf } from '@canchero/shared-contracts/order';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { DialogHost, useFailure } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { NoCashNotice } from '../../cash-session/no-cash-notice';
import { lacksCash, useCurrentCash } from '../../cash-session/queries';
import { ChangeDue } from '../../payment/change-due';
import { MethodButtons } from '../../payment/method-buttons';
import { SplitForm } from '../../payment/split-form';
import { usePlayerCredit } from '../../payment/use-player-credit';
import { useText } from '../../text';
import { useOrderActions } from '../actions';

const useStyles = makeStyles({
  charge: { display: 'flex', flexDirection: 'column', gap: '12px' },
  open: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px' },
  amount: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface OrderChargeProps {
  order: Order;
  formatter: Formatter;
  splitting: boolean;
  onSplit(open: boolean): void;
}

/** Records payment of an order's open amount by one method or in parts. */
export function OrderCharge({ order, formatter, splitting, onSplit }: OrderChargeProps) {
  const text = useText();
  const host = useHost();
  const errorText = useErrorText();
  const styles = useStyles();
  const { id: clubId } = useClub();
  // whoever cannot sell settles what a buffet left that the plan lost, at the reception
  const desk = useCan('buffet') ? 'buffet' : 'reception';
  const cash = useCurrentCash(clubId, desk);
  const actions = useOrderActions(clubId);
  const [busy, setBusy] = useState(false);
  const [failure, fail] = useFailure(text('sold.title', { number: order.number }));
  const open = openOf(order);
  const credit = usePlayerCredit(clubId, order.player_id) ?? 0;
  const noCash = lacksCash(cash.data);
  const pay = async (parts: NewOrderPayment[]) => {
    await actions.pay(order, parts);
    host.toast({ intent: 'success', body: text('order.paid', { number: order.number }) });
  };
  const payAll = async (part: NewOrderPayment) => {
    setBusy(true);
    fail(null);
    await pay([part]).catch((error: unknown) => fail(errorText(error)));
    setBusy(false);
  };
  return (
    <section className={styles.charge} aria-label={text('order.charge')}>
      <div className={styles.open}>
        <span>{text('order.open')}</span>
        <span className={styles.amount}>{formatter.money(open)}</span>
      </div>
      {failure && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      {noCash && <NoCashNotice desk={desk} />}
      <MethodButtons
        credit={credit >= open ? formatter.money(credit) : undefined}
        noCash={noCash}
        disabled={busy}
        onPay={(method) => void payAll({ method, amount: open })}
      />
      <Button disabled={busy} onClick={() => onSplit(true)}>
        {text('pay.split')}
      </Button>
      {!noCash && <ChangeDue amount={open} formatter={formatter} />}
      <DialogHost open={splitting} onClose={() => onSplit(false)}>
        <SplitForm
          total={open}
          formatter={formatter}
          withCredit={order.player_id !== null}
          noCash={noCash}
          onPay={pay}
          explain={errorText}
          onClose={() => onSplit(false)}
        />
      </DialogHost>
    </section>
  );
}
