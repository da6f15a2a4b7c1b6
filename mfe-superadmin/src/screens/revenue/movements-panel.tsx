import { type Formatter, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { MOVEMENT_KINDS, type Movement, type MovementKind, revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { PLAN_NAMES } from '@canchero/shared-contracts/subscription';
import { LoadError, Spinner, Text } from '@canchero/shared-contracts/ui';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { useText } from '../../text';
import { PeoplePanel } from './people-panel';
import { type MovementsWanted, useMovements } from './queries';
import { useMonthName } from './use-month-name';
import { useSave } from './use-save';

interface MovementsPanelProps {
  /** YYYY-MM. */
  month: string;
  format: Formatter;
}

/** Lists what moved the revenue in a month, of all kinds or of one, such as the churn. */
export function MovementsPanel({ month, format }: MovementsPanelProps) {
  const text = useText();
  const monthName = useMonthName();
  const host = useHost();
  const save = useSave();
  const [kind, setKind] = useState<MovementKind | null>(null);
  const wanted = { month, ...(kind && { kind }) };
  return (
    <PeoplePanel
      title={text('revenue.month', { month: monthName(month) })}
      show={text('movements.show')}
      listed={JSON.stringify(wanted)}
      onSave={() => save((language) => host.call(revenueEndpoints.exportMovements, { query: { ...wanted, language } }))}
      filters={
        <Choice
          label={text('movements.kind')}
          all={text('filters.any')}
          value={kind}
          options={MOVEMENT_KINDS.map((one) => [one, text(`kind.${one}`)] as const)}
          onChange={(value) => setKind(value)}
        />
      }
    >
      <MovementTable wanted={wanted} format={format} />
    </PeoplePanel>
  );
}

function MovementTable({ wanted, format }: { wanted: MovementsWanted; format: Formatter }) {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useMovements(wanted);
  if (error && !data)
    return <LoadError title={text('movements.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.length === 0) return <Text>{text('movements.none')}</Text>;
  const columns: DataColumn<Movement>[] = [
    { id: 'at', header: text('movements.at'), cell: ({ at }) => format.dateTime(at) },
    {
      id: 'owner',
      header: text('movements.owner'),
      cell: ({ owner_name, owner_email }) => `${owner_name} · ${owner_email}`,
    },
    { id: 'kind', header: text('movements.kind'), cell: ({ kind }) => text(`kind.${kind}`) },
    { id: 'plan', header: text('revenue.plan'), cell: ({ plan }) => PLAN_NAMES[plan] },
    { id: 'delta', header: text('movements.delta'), number: true, cell: ({ delta }) => format.money(delta) },
  ];
  return <DataTable label={text('movements.title')} columns={columns} rows={data} keyOf={({ id }) => id} />;
}
