import type { Club } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type Order, openOf } from '@canchero/shared-contracts/order';
import * as css from '../print/print.module.css';
import { PrintSheet } from '../print/print-sheet';
import { useText } from '../text';
import { useOrderText } from './use-order-text';

interface ReceiptProps {
  order: Order;
  club: Club;
  formatter: Formatter;
  onDone(): void;
}

/** Receipt of an order, for a printer of narrow paper. */
export function Receipt({ order, club, formatter, onDone }: ReceiptProps) {
  const text = useText();
  const { customerOf } = useOrderText();
  const isCancelled = order.state === 'cancelled';
  return (
    <PrintSheet narrow onDone={onDone}>
      <div className={css.head}>
        <p className={css.title}>{club.name}</p>
        {club.address && <div>{club.address}</div>}
        {club.phone && <div>{club.phone}</div>}
        <div>{text('receipt.number', { number: order.number })}</div>
        <div>{formatter.dateTime(order.created_at)}</div>
        {customerOf(order) && <div>{customerOf(order)}</div>}
        {isCancelled && <p className={css.total}>{text('order.state.cancelled')}</p>}
      </div>
      {order.lines.map((line) => (
        <div key={line.id}>
          <div className={css.line}>
            <span className={css.note}>
              {line.quantity} × {line.name}
            </span>
            <span>{formatter.money(line.total)}</span>
          </div>
          {line.note && <div className={css.note}>{line.note}</div>}
        </div>
      ))}
      <div className={css.block}>
        {order.discount > 0 && (
          <div className={css.line}>
            <span>{text('ticket.discount')}</span>
            <span>−{formatter.money(order.discount)}</span>
          </div>
        )}
        <div className={`${css.line} ${css.total}`}>
          <span>{text('ticket.total')}</span>
          <span>{formatter.money(order.total)}</span>
        </div>
      </div>
      {order.refunds.map((refund) => (
        <div key={refund.id} className={css.block}>
          <div className={css.line}>
            <span>{text('receipt.refund', { time: formatter.dateTime(refund.created_at) })}</span>
            <span>−{formatter.money(refund.amount)}</span>
          </div>
          {refund.lines.map(({ line_id, quantity }) => (
            <div key={line_id} className={css.note}>
              {quantity} × {order.lines.find(({ id }) => id === line_id)?.name}
            </div>
          ))}
          <div className={css.note}>{refund.reason}</div>
        </div>
      ))}
      <div className={css.block}>
        {order.payments.map((payment) => (
          <div key={payment.id} className={css.line}>
            <span>{text(`method.${payment.method}`)}</span>
            <span>{formatter.money(payment.amount - payment.refunded)}</span>
          </div>
        ))}
        {order.state === 'pending' && (
          <div className={css.line}>
            <span>{text('order.open')}</span>
            <span>{formatter.money(openOf(order))}</span>
          </div>
        )}
      </div>
      {order.note && <p className={css.note}>{order.note}</p>}
      <div className={`${css.block} ${css.head}`}>
        {!isCancelled && <p className={css.thanks}>{text('receipt.thanks')}</p>}
        {text('receipt.notFiscal')}
      </div>
    </PrintSheet>
  );
}
