import type { Centavos } from '@canchero/shared-contracts/core';
import { type Formatter, useCan } from '@canchero/shared-contracts/kit';
import type { ChargeMethod } from '@canchero/shared-contracts/payment';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { NoCashNotice } from '../../../cash-session/no-cash-notice';
import { MethodButtons } from '../../../payment/method-buttons';
import { useText } from '../../../text';
import { covers, dueOf } from '../model/resumed-order';
import type { Ticket, TicketTotals } from '../model/ticket';
import { MorePaymentOptions } from './more-payment-options';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px' },
  total: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' },
  label: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  amount: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  sums: {
    display: 'flex',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PaymentPanelProps {
  ticket: Ticket;
  totals: TicketTotals;
  formatter: Formatter;
  /** Disables the buttons while a sale is on its way. */
  busy: boolean;
  /** Credit of the ticket's player in centavos. */
  credit: Centavos;
  /** True if the club counts its cash and no session is open. */
  noCash: boolean;
  failure: string | null;
  onPay(method: ChargeMethod): void;
  onSplit(): void;
  onLeaveOpen(): void;
  onPutOnBooking(): void;
}

/** Total of a ticket with a button for each payment method. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { ticket, totals, formatter, busy, credit, noCash, failure, onPay, onSplit, onLeaveOpen, onPutOnBooking } =
    props;
  const text = useText();
  const styles = useStyles();
  const mayConsume = useCan('consumption');
  const { customer } = ticket;
  const nothing = ticket.lines.length === 0;
  const paid = ticket.order?.paid ?? 0;
  const due = dueOf(ticket);
  const discounted = totals.discount > 0 || ticket.lines.some((line) => line.discount);
  return (
    <div className={styles.panel}>
      {totals.discount > 0 && (
        <>
          <div className={styles.sums}>
            <span>{text('ticket.subtotal')}</span>
            <span>{formatter.money(totals.subtotal)}</span>
          </div>
          <div className={styles.sums}>
            <span>{text('ticket.discount')}</span>
            <span>−{formatter.money(totals.discount)}</span>
          </div>
        </>
      )}
      <div className={styles.total}>
        <span className={styles.label}>{text('ticket.total')}</span>
        <span className={styles.amount} data-testid="total">
          {formatter.money(totals.total)}
        </span>
      </div>
      {paid > 0 && (
        <>
          <div className={styles.sums}>
            <span>{text('ticket.paid')}</span>
            <span>−{formatter.money(paid)}</span>
          </div>
          <div className={styles.sums}>
            <strong>{text('order.open')}</strong>
            <strong>{formatter.money(Math.max(0, due))}</strong>
          </div>
        </>
      )}
      {due < 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{text('resume.paidMore', { amount: formatter.money(-due) })}</MessageBarBody>
        </MessageBar>
      )}
      {failure && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      {noCash && <NoCashNotice />}
      {due <= 0 && !nothing ? (
        <Button appearance="primary" size="large" disabled={busy || due < 0} onClick={onLeaveOpen}>
          {text(paid > 0 ? 'form.save' : 'pay.free')}
        </Button>
      ) : (
        <MethodButtons
          credit={covers(credit, due) ? formatter.money(credit) : undefined}
          noCash={noCash}
          disabled={busy || nothing}
          keys
          onPay={onPay}
        />
      )}
      <MorePaymentOptions
        disabled={busy || nothing || due <= 0}
        onBooking={
          customer.kind === 'booking' && mayConsume && paid === 0 ? (discounted ? 'discounted' : 'possible') : null
        }
        onSplit={onSplit}
        onLeaveOpen={onLeaveOpen}
        onPutOnBooking={onPutOnBooking}
      />
    </div>
  );
}
