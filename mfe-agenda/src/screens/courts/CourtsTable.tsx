import type { Court } from '@canchero/shared-contracts/court';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, mergeClasses } from '@canchero/shared-contracts/ui';
import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { useText } from '../../text';
import { useCourtStyles } from './styles';

interface CourtsTableProps {
  courts: readonly Court[];
  formatter: Formatter;
  onMove(court: Court, by: -1 | 1): void;
}

const COLUMNS = ['order', 'name', 'detail', 'capacity', 'status', 'price'] as const;

/** One line a court, which opens its drawer; on phones a card. */
export function CourtsTable({ courts, formatter, onMove }: CourtsTableProps) {
  const text = useText();
  const styles = useCourtStyles();
  const detailOf = (court: Court) =>
    [text(`sport.${court.sport}`), court.surface, text(court.indoor ? 'courts.indoor' : 'courts.outdoor')]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className={styles.place}>
      <table className={styles.table} aria-label={text('courts.title')}>
        <thead className={styles.thead}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.th, styles[column])}>
                {text(`courts.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.tbody}>
          {courts.map((court, i) => (
            <tr key={court.id} className={styles.row}>
              <td className={mergeClasses(styles.td, styles.order)}>
                <span className={styles.arrows}>
                  <Button
                    appearance="subtle"
                    size="small"
                    icon={<ArrowUpRegular />}
                    disabledFocusable={i === 0}
                    aria-label={text('courts.up', { name: court.name })}
                    onClick={() => onMove(court, -1)}
                  />
                  <Button
                    appearance="subtle"
                    size="small"
                    icon={<ArrowDownRegular />}
                    disabledFocusable={i === courts.length - 1}
                    aria-label={text('courts.down', { name: court.name })}
                    onClick={() => onMove(court, 1)}
                  />
                </span>
              </td>
              <td className={mergeClasses(styles.td, styles.name)}>
                <span className={styles.nameLine}>
                  <span className={styles.mark} style={{ backgroundColor: court.color }} />
                  <Link className={styles.link} to={`?court=${court.id}`}>
                    {court.name}
                  </Link>
                </span>
              </td>
              <td className={mergeClasses(styles.td, styles.detail)}>{detailOf(court)}</td>
              <td className={mergeClasses(styles.td, styles.capacity)}>{court.capacity}</td>
              <td className={mergeClasses(styles.td, styles.status)}>
                <span className={mergeClasses(styles.badge, styles[court.status])}>
                  {text(`courts.status.${court.status}`)}
                </span>
              </td>
              <td className={mergeClasses(styles.td, styles.price)}>
                {text('courts.perHour', { price: formatter.money(court.base_price) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
