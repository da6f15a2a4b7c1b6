import type { Formatter } from '@canchero/shared-contracts/kit';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import type { ClosingSums } from '../model/sums';
import { useCashStyles } from '../styles';
import { useReportStyles } from './styles';

interface ClosingTableProps {
  sums: ClosingSums;
  formatter: Formatter;
}

/** Expected, counted and the difference, by method and in all. */
export function ClosingTable({ sums, formatter }: ClosingTableProps) {
  const text = useText();
  const styles = useReportStyles();
  const colors = useCashStyles();
  const rows = [
    ...sums.lines.map((line) => ({ ...line, name: text(`method.${line.method}`), total: false })),
    { ...sums, name: text('ticket.total'), total: true },
  ];
  const signed = (amount: number) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatter.money(Math.abs(amount))}`;
  return (
    <table className={styles.table} aria-label={text('report.table')}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.th, styles.name)}>
            {text('method.label')}
          </th>
          {(['expected', 'counted', 'difference'] as const).map((column) => (
            <th key={column} scope="col" className={styles.th}>
              {text(`report.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={mergeClasses(styles.first, row.total && styles.total)}>
              {row.name}
            </th>
            <td className={mergeClasses(styles.td, row.total && styles.total)}>{formatter.money(row.expected)}</td>
            <td className={mergeClasses(styles.td, row.total && styles.total)}>{formatter.money(row.counted)}</td>
            <td
              className={mergeClasses(
                styles.td,
                row.total && styles.total,
                row.difference < 0 && colors.short,
                row.difference > 0 && colors.over,
              )}
            >
              {signed(row.difference)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
