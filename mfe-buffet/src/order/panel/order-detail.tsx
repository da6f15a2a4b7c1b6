import { type Formatter, pathTo } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { StateBadge } from '../state-badge';
import { placeOf, useOrderText } from '../use-order-text';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  amount: { textAlign: 'right', whiteSpace: 'nowrap' },
  total: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const nameOf = ({ lines }: Order, lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? '';

/** Lines, totals, payments and refunds of an order. */
export function OrderDetail({ order, formatter }: { order: Order; formatter: Formatter }) {
  const text = useText();
  const styles = useStyles();
  const { customerOf } = useOrderText();
  const sums: [string, string, string?][] = [
    ...(order.discount > 0
      ? ([[text('ticket.discount'), `−${formatter.money(order.discount)}`]] as [string, string][])
      : []),
    [text('ticket.total'), formatter.money(order.total), styles.total],
    ...(order.refunded > 0
      ? ([[text('order.refundedTotal'), `−${formatter.money(order.refunded)}`]] as [string, string][])
      : []),
  ];
  return (
    <>
      <div className={styles.head}>
        <StateBadge order={order} />
        <span className={styles.quiet}>{formatter.dateTime(order.created_at)}</span>
        {customerOf(order) && <span>{customerOf(order)}</span>}
        {order.booking_id && (
          <Link className={styles.link} to={pathTo('booking', order.booking_id)}>
            {placeOf(order, formatter) || text('order.booking')}
          </Link>
        )}
      </div>
      <ul className={styles.list} aria-label={text('orders.lines')}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>
              {line.quantity} × {line.name}
              {line.note && <div className={styles.quiet}>{line.note}</div>}
              {line.refunded > 0 && (
                <div className={styles.quiet}>{text('order.line.refunded', { count: line.refunded })}</div>
              )}
            </span>
            <span className={styles.amount}>{formatter.money(line.total)}</span>
          </li>
        ))}
        {sums.map(([name, amount, emphasis]) => (
          <li key={name} className={styles.line}>
            <span className={emphasis}>{name}</span>
            <span className={emphasis ?? styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
      {order.payments.length > 0 && (
        <ul className={styles.list} aria-label={text('order.payments')}>
          {order.payments.map((payment) => (
            <li key={payment.id} className={styles.line}>
              <span>
                {text(`method.${payment.method}`)}
                {payment.refunded > 0 && (
                  <div className={styles.quiet}>
                    {text('order.refunded', { amount: formatter.money(payment.refunded) })}
                  </div>
                )}
              </span>
              <span className={styles.amount}>{formatter.money(payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {order.refunds.length > 0 && (
        <ul className={styles.list} aria-label={text('order.refunds')}>
          {order.refunds.map((refund) => (
            <li key={refund.id} className={styles.line}>
              <span>
                {refund.lines.map(({ line_id, quantity }) => `${quantity} × ${nameOf(order, line_id)}`).join(', ')}
                <div className={styles.quiet}>
                  {[refund.reason, text(refund.restocked ? 'refund.restocked' : 'refund.notRestocked')].join(' · ')}
                </div>
                <div className={styles.quiet}>
                  {[formatter.dateTime(refund.created_at), refund.created_by_name].filter(Boolean).join(' · ')}
                </div>
              </span>
              <span className={styles.amount}>−{formatter.money(refund.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {order.note && <p className={styles.note}>{order.note}</p>}
      {order.close_reason && order.refunds.length === 0 && (
        <p className={styles.note}>{text('order.closedBecause', { reason: order.close_reason })}</p>
      )}
    </>
  );
}
