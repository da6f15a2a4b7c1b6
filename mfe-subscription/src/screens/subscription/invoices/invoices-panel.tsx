import { useErrorText } from '@canchero/shared-contracts/kit';
import type { Invoice, PlanCatalogue } from '@canchero/shared-contracts/subscription';
import { Button, LoadError, makeStyles, Spinner, tokens } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useFormat } from '../../../format/use-format';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { useInvoices, useReceipt } from './queries';

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  failed: { color: tokens.colorPaletteRedForeground1 },
});

/** Charges of the platform with their receipts. */
export function InvoicesPanel({ catalogue }: { catalogue: PlanCatalogue }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const { data, error, refetch } = useInvoices();
  return (
    <Panel title={text('invoices.title')}>
      {!data && error ? (
        <LoadError title={text('failed.invoices')} reason={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner label={text('screen.loading')} />
      ) : data.length === 0 ? (
        <p className={styles.none}>{text('invoices.none')}</p>
      ) : (
        <Invoices invoices={data} catalogue={catalogue} />
      )}
    </Panel>
  );
}

function Invoices({ invoices, catalogue }: { invoices: readonly Invoice[]; catalogue: PlanCatalogue }) {
  const text = useText();
  const styles = useStyles();
  const format = useFormat();
  const receipt = useReceipt();
  const nameOf = (id: string) => catalogue.plans.find((plan) => plan.id === id)?.name ?? id;
  const columns: DataColumn<Invoice>[] = [
    {
      id: 'date',
      header: text('invoices.date'),
      cell: ({ paid_at, created_at }) => format.date(paid_at ?? created_at),
    },
    {
      id: 'plan',
      header: text('invoices.plan'),
      cell: ({ plan, period }) => `${nameOf(plan)} (${text(`period.${period}`)})`,
    },
    {
      id: 'time',
      header: text('invoices.time'),
      cell: ({ starts_at, ends_at }) =>
        text('invoices.span', { from: format.date(starts_at), to: format.date(ends_at) }),
    },
    {
      id: 'state',
      header: text('invoices.state'),
      cell: ({ state }) => (
        <span className={state === 'failed' ? styles.failed : undefined}>{text(`invoices.state.${state}`)}</span>
      ),
    },
    {
      id: 'amount',
      header: text('invoices.amount'),
      number: true,
      cell: ({ amount, currency }) => format.money(amount, currency),
    },
    {
      id: 'receipt',
      header: text('invoices.receipt'),
      headerHidden: true,
      cell: ({ id, number }) =>
        number !== null && (
          <Button
            size="small"
            disabled={receipt.isPending && receipt.variables === id}
            onClick={() => receipt.mutate(id)}
          >
            {text('invoices.download', { number })}
          </Button>
        ),
    },
  ];
  return <DataTable label={text('invoices.title')} columns={columns} rows={invoices} keyOf={({ id }) => id} />;
}
