import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { CARDS, type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { useText } from '../text';
import { StateBadge } from './state-badge';
import { useOrderText } from './use-order-text';

const useStyles = makeStyles({
  lines: { width: '40%', overflowWrap: 'anywhere', [CARDS]: { width: 'auto', gridColumn: '1 / -1' } },
  number: { whiteSpace: 'nowrap' },
  time: { whiteSpace: 'nowrap' },
});

interface OrdersTableProps {
  orders: readonly Order[];
  formatter: Formatter;
  /** Query of the address, to which a row adds its order. */
  search: URLSearchParams;
}

/** Table of orders; a row opens its order. */
export function OrdersTable({ orders, formatter, search }: OrdersTableProps) {
  const text = useText();
  const styles = useStyles();
  const rows = useRowStyles();
  const { customerOf } = useOrderText();
  const linkOf = ({ id }: Order) => {
    const next = new URLSearchParams(search);
    next.set('order', id);
    return `?${next}`;
  };
  const columns: DataColumn<Order>[] = [
    {
      id: 'number',
      header: text('orders.number'),
      className: styles.number,
      cell: (order) => (
        <Link className={rows.link} to={linkOf(order)}>
          {text('orders.numbered', { number: order.number })}
        </Link>
      ),
    },
    {
      id: 'total',
      header: text('ticket.total'),
      number: true,
      className: styles.number,
      cell: (order) => formatter.money(order.total),
    },
    {
      id: 'lines',
      header: text('orders.lines'),
      className: styles.lines,
      cell: (order) => order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    },
    { id: 'customer', header: text('orders.customer'), cell: (order) => customerOf(order) || '–' },
    {
      id: 'state',
      header: text('orders.state'),
      cell: (order) => <StateBadge order={order} />,
    },
    {
      id: 'time',
      header: text('orders.time'),
      className: styles.time,
      cell: (order) => formatter.dateTime(order.created_at),
    },
  ];
  return <DataTable label={text('orders.title')} columns={columns} rows={orders} keyOf={({ id }) => id} />;
}
