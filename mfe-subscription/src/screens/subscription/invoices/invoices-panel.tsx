import { useErrorText } from '@canchero/shared-contracts/kit';
import type { Invoice, PlanCatalogue } from '@canchero/shared-contracts/subscription';
import { Button, LoadError, makeStyles, Spinner, tokens } from '@canchero/shared-contracts/ui';
import { CARDS, type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useFormat } from '../../../format/use-format';
import { Panel } from '../../../page/panel';
import { refusalOf } from '../../../refusal';
import { useText } from '../../../text';
import { useInvoices, useReceipt } from './queries';

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  failed: { color: tokens.colorPaletteRedForeground1 },
  refusal: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  // a card begins with its day and amount, and ends with what became of it and the receipt
  date: { [CARDS]: { order: 1, fontWeight: tokens.fontWeightSemibold } },
  amount: { [CARDS]: { order: 2, fontWeight: tokens.fontWeightSemibold } },
  plan: { [CARDS]: { order: 3, gridColumn: '1 / -1' } },
  time: { [CARDS]: { order: 4, gridColumn: '1 / -1', color: tokens.colorNeutralForeground2 } },
  state: { [CARDS]: { order: 5, alignSelf: 'center' } },
  receipt: { [CARDS]: { order: 6 } },
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
      className: styles.date,
      cell: ({ paid_at, created_at }) => format.date(paid_at ?? created_at),
    },
    {
      id: 'plan',
      header: text('invoices.plan'),
      className: styles.plan,
      cell: ({ plan, period }) => `${nameOf(plan)} (${text(`period.${period}`)})`,
    },
    {
      id: 'time',
      header: text('invoices.time'),
      className: styles.time,
      cell: ({ starts_at, ends_at }) =>
        text('invoices.span', { from: format.date(starts_at), to: format.date(ends_at) }),
    },
    {
      id: 'state',
      header: text('invoices.state'),
      className: styles.state,
      cell: ({ state, status_detail, refunded_at }) =>
        state === 'failed' ? (
          <>
            <div className={styles.failed}>{text('invoices.state.failed')}</div>
            <div className={styles.refusal}>{text(`refusal.${refusalOf(status_detail)}`)}</div>
          </>
        ) : (
          text(`invoices.state.${state === 'refunded' && refunded_at === null ? 'refunding' : state}`)
        ),
    },
    {
      id: 'amount',
      header: text('invoices.amount'),
      className: styles.amount,
      number: true,
      cell: ({ amount, currency }) => format.money(amount, currency),
    },
    {
      id: 'receipt',
      header: text('invoices.receipt'),
      className: styles.receipt,
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
