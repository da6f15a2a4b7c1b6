import type { Court } from '@canchero/shared-contracts/court';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, mergeClasses } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import type { ReactNode } from 'react';
import { useText } from '../../text';
import { useCourtStyles } from './styles';

interface CourtsTableProps {
  courts: readonly Court[];
  formatter: Formatter;
  onMove(court: Court, by: -1 | 1): void;
}

/** Table with a row per court, a card on phones. A row opens the court’s drawer. */
export function CourtsTable({ courts, formatter, onMove }: CourtsTableProps) {
  const text = useText();
  const styles = useCourtStyles();
  const row = useRowStyles();
  const cells = {
    order: (court) => (
      <span className={mergeClasses(row.aboveLink, styles.arrows)}>
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowUpRegular />}
          disabledFocusable={court === courts[0]}
          aria-label={text('courts.up', { name: court.name })}
          onClick={() => onMove(court, -1)}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowDownRegular />}
          disabledFocusable={court === courts.at(-1)}
          aria-label={text('courts.down', { name: court.name })}
          onClick={() => onMove(court, 1)}
        />
      </span>
    ),
    name: (court) => (
      <span className={styles.nameLine}>
        <span className={styles.mark} style={{ backgroundColor: court.color }} />
        <Link className={row.link} to={`?court=${court.id}`}>
          {court.name}
        </Link>
      </span>
    ),
    detail: (court) =>
      [text(`sport.${court.sport}`), court.surface, text(court.indoor ? 'courts.indoor' : 'courts.outdoor')]
        .filter(Boolean)
        .join(' · '),
    capacity: (court) => court.capacity,
    status: (court) => (
      <span className={mergeClasses(styles.badge, styles[court.status])}>{text(`court.status.${court.status}`)}</span>
    ),
    price: (court) => text('courts.perHour', { price: formatter.money(court.base_price) }),
  } as const satisfies Record<string, (court: Court) => ReactNode>;
  const columns = (Object.keys(cells) as (keyof typeof cells)[]).map(
    (id): DataColumn<Court> => ({
      id,
      header: text(`courts.column.${id}`),
      cell: cells[id],
      className: styles[id],
      number: id === 'price' || id === 'capacity',
    }),
  );
  return (
    <DataTable
      label={text('courts.title')}
      columns={columns}
      rows={courts}
      keyOf={({ id }) => id}
      rowClassOf={() => styles.row}
    />
  );
}
