import type { CashSource, CashTaker } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Subtitle2 } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { useReportStyles } from './styles';

interface TakenTableProps<T extends CashSource | CashTaker> {
  title: string;
  rows: readonly T[];
  nameOf(row: T): string;
  formatter: Formatter;
}

/** Money that a session took and gave back, by a name and a payment method; nothing without rows. */
export function TakenTable<T extends CashSource | CashTaker>({ title, rows, nameOf, formatter }: TakenTableProps<T>) {
  const text = useText();
  const styles = useReportStyles();
  if (rows.length === 0) return null;
  return (
    <div>
      <Subtitle2 as="h3" block>
        {title}
      </Subtitle2>
      <table className={styles.table} aria-label={title}>
        <tbody>
          {rows.map((row) => (
            <tr key={`${nameOf(row)} ${row.method}`}>
              <th scope="row" className={styles.first}>
                {nameOf(row)} · {text(`method.${row.method}`)} ({row.count})
              </th>
              <td className={styles.td}>
                {formatter.money(row.received)}
                {row.refunded > 0 && <div>{text('order.refunded', { amount: formatter.money(row.refunded) })}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
