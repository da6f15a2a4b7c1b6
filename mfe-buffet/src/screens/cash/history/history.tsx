import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, makeStyles, Subtitle2, Text } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { useText } from '../../../text';
import { closingSums } from '../model/sums';
import type { useCashSessions } from '../queries';
import { Difference } from '../report/difference';

const LINES = ['a', 'b', 'c'];

const useStyles = makeStyles({
  history: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0 },
  lines: { display: 'flex', flexDirection: 'column', gap: '8px' },
  more: { alignSelf: 'center' },
});

interface HistoryProps {
  /** Closed sessions, newest first. */
  sessions: readonly CashSession[];
  query: ReturnType<typeof useCashSessions>;
  /** Reason of a failed read. */
  reason: string | null;
  formatter: Formatter;
}

/** Closed sessions; a row opens its report. */
export function History({ sessions, query, reason, formatter }: HistoryProps) {
  const text = useText();
  const styles = useStyles();
  const rows = useRowStyles();
  const columns: DataColumn<CashSession>[] = [
    {
      id: 'closed',
      header: text('history.closed'),
      cell: (session) => (
        <Link className={rows.link} to={`?session=${session.id}`}>
          {session.closed_at && formatter.dateTime(session.closed_at)}
        </Link>
      ),
    },
    { id: 'opened', header: text('history.opened'), cell: (session) => formatter.dateTime(session.opened_at) },
    {
      id: 'counted',
      header: text('report.counted'),
      number: true,
      cell: (session) => formatter.money(closingSums(session)?.counted ?? 0),
    },
    {
      id: 'difference',
      header: text('report.difference'),
      number: true,
      cell: (session) => <Difference amount={closingSums(session)?.difference ?? 0} formatter={formatter} />,
    },
  ];
  return (
    <section className={styles.history} aria-label={text('history.title')}>
      <Subtitle2 as="h2" className={styles.title}>
        {text('history.title')}
      </Subtitle2>
      {reason !== null && sessions.length === 0 && (
        <LoadError title={text('history.failed')} reason={reason} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={32} />
          ))}
        </Skeleton>
      )}
      {query.isSuccess && sessions.length === 0 && <Text>{text('history.none')}</Text>}
      {sessions.length > 0 && (
        <DataTable label={text('history.title')} columns={columns} rows={sessions} keyOf={({ id }) => id} />
      )}
      <MorePages query={query} label={text('list.more')} className={styles.more} />
    </section>
  );
}
