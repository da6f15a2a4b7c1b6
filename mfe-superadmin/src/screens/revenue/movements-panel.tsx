import { type Formatter, saveFile, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type Movement, revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { Button, LoadError, Spinner, Text } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../../page/panel';
import { PLAN_NAMES } from '../../page/plan-names';
import { useText } from '../../text';
import { useMovements } from './queries';

interface MovementsPanelProps {
  /** YYYY-MM. */
  month: string;
  format: Formatter;
}

/** Lists what moved the revenue in a month. It names owners, so it is read only once somebody asks. */
export function MovementsPanel({ month, format }: MovementsPanelProps) {
  const text = useText();
  const host = useHost();
  const { locale } = useIntl();
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const save = async () => {
    try {
      const language = locale as 'es' | 'en' | 'pt';
      const file = await host.call(revenueEndpoints.exportMovements, { query: { month, language } });
      saveFile(file);
    } catch (error) {
      host.toastError(error, text('movements.exportFailed'));
    }
  };
  return (
    <Panel
      title={text('revenue.month', { month })}
      actions={
        <Button size="small" onClick={() => void save()}>
          {text('movements.export')}
        </Button>
      }
    >
      {shownMonth === month ? (
        <MovementTable month={month} format={format} />
      ) : (
        <Button appearance="subtle" onClick={() => setShownMonth(month)}>
          {text('movements.show')}
        </Button>
      )}
    </Panel>
  );
}

function MovementTable({ month, format }: MovementsPanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useMovements(month);
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
