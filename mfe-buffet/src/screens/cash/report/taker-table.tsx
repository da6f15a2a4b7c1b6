import type { CashTaker } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Subtitle2 } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { useReportStyles } from './styles';

/** Who took and gave back what in a session, by payment method. */
export function TakerTable({ takers, formatter }: { takers: readonly CashTaker[]; formatter: Formatter }) {
  const text = useText();
  const styles = useReportStyles();
  if (takers.length === 0) return null;
  return (
    <div>
      <Subtitle2 as="h3" block>
        {text('report.takers')}
      </Subtitle2>
      <table className={styles.table} aria-label={text('report.takers')}>
        <tbody>
          {takers.map(({ name, method, count, received, refunded }) => (
            <tr key={`${name} ${method}`}>
              <th scope="row" className={styles.first}>
                {name ?? text('report.taker.gone')} · {text(`method.${method}`)} ({count})
              </th>
              <td className={styles.td}>
                {formatter.money(received)}
                {refunded > 0 && <div>{text('order.refunded', { amount: formatter.money(refunded) })}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
