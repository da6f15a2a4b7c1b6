import type { CashSource } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Subtitle2 } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { useReportStyles } from './styles';

/** Sources of a session's money, by kind of sale and payment method. */
export function SourceTable({ sources, formatter }: { sources: readonly CashSource[]; formatter: Formatter }) {
  const text = useText();
  const styles = useReportStyles();
  if (sources.length === 0) return null;
  return (
    <div>
      <Subtitle2 as="h3" block>
        {text('report.sources')}
      </Subtitle2>
      <table className={styles.table} aria-label={text('report.sources')}>
        <tbody>
          {sources.map(({ source, method, count, received, refunded }) => (
            <tr key={`${source} ${method}`}>
              <th scope="row" className={styles.first}>
                {text(`report.source.${source}`)} · {text(`method.${method}`)} ({count})
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
