import type { Consumption } from '@canchero/shared-contracts/consumption';
import { type Formatter, pathTo } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, DataTable, useCellStyles, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { useMemo } from 'react';
import { ConsumptionBadge } from '../../consumptions/consumption-badge';
import { openOf } from '../../consumptions/model/open-consumptions';
import { useText } from '../../text';

interface ConsumptionsTableProps {
  consumptions: readonly Consumption[];
  formatter: Formatter;
  busy: boolean;
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  onEnd: (() => void) | undefined;
}

/** Table of consumptions; a row leads to its event, and rows with an open amount can be selected. */
export function ConsumptionsTable({ consumptions, formatter, busy, chosen, onChoose, onEnd }: ConsumptionsTableProps) {
  const text = useText();
  const cells = useCellStyles();
  const rows = useRowStyles();
  const columns = useMemo((): DataColumn<Consumption>[] => {
    const toggle = (id: string, taken: boolean) => {
      const next = new Set(chosen);
      if (taken) next.add(id);
      else next.delete(id);
      onChoose(next);
    };
    const choice = (c: Consumption) =>
      openOf(c) > 0 && (
        <Checkbox
          className={rows.aboveLink}
          checked={chosen.has(c.id)}
          aria-label={text('consumptions.choose', { name: c.name })}
          onChange={(_, { checked }) => toggle(c.id, checked === true)}
        />
      );
    return [
      {
        id: 'choose',
        header: text('consumptions.column.choose'),
        headerHidden: true,
        width: '32px',
        card: { row: 3, column: '2' },
        cell: choice,
      },
      {
        id: 'when',
        header: text('consumptions.column.when'),
        width: '168px',
        card: { row: 2, column: '1' },
        cell: (c, card) => (
          <span className={cells.muted}>
            {formatter.dateTime(c.created_at)}
            {card && ` · ${c.court_name}`}
          </span>
        ),
      },
      {
        id: 'item',
        header: text('items.column.name'),
        width: 'minmax(0, 2.6fr)',
        card: { row: 1, column: '1' },
        cell: (c) => (
          <Link className={rows.link} to={pathTo('booking', c.booking_id)} title={c.name}>
            {c.quantity} × {c.name}
          </Link>
        ),
      },
      {
        id: 'booking',
        header: text('consumptions.column.booking'),
        width: 'minmax(0, 1.5fr)',
        cell: (c) => (
          <>
            {c.court_name}
            <span className={cells.small}>{formatter.dateTime(c.booking_start)}</span>
          </>
        ),
      },
      {
        id: 'player',
        header: text('consumptions.column.player'),
        width: 'minmax(0, 1.4fr)',
        card: { row: 3, column: '1' },
        cell: (c) => (
          <span className={cells.muted} title={c.player_name ?? undefined}>
            {c.player_name ?? text('consumptions.everyone')}
          </span>
        ),
      },
      {
        id: 'price',
        header: text('consumptions.unitPrice'),
        width: '104px',
        number: true,
        cell: (c) => <span className={cells.muted}>{formatter.money(c.unit_price)}</span>,
      },
      {
        id: 'total',
        header: text('consumptions.total'),
        width: '104px',
        number: true,
        card: { row: 1, column: '2' },
        cell: (c) => formatter.money(c.total),
      },
      {
        id: 'status',
        header: text('consumptions.state'),
        width: '148px',
        card: { row: 2, column: '2' },
        cell: (c, card) => (
          <span className={mergeClasses(card && cells.muted)}>
            {c.status === 'partially_paid' ? (
              text('consumptions.open', { amount: formatter.money(openOf(c)) })
            ) : (
              <ConsumptionBadge status={c.status} />
            )}
          </span>
        ),
      },
    ];
  }, [cells, chosen, formatter, onChoose, rows, text]);
  return (
    <DataTable
      label={text('consumptions.title')}
      columns={columns}
      rows={consumptions}
      keyOf={(c) => c.id}
      busy={busy}
      virtual={{ cardLines: 3.4, cardsBelow: 980, onEnd }}
    />
  );
}
