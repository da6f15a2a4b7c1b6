import type { CashReport } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { closingSums } from '../model/sums';
import { MovementList } from '../movement-list';
import { useCashStyles } from '../styles';
import { ClosingTable } from './closing-table';
import { Difference } from './difference';
import { TakenTable } from './taken-table';

/** Expected and counted amounts, their difference, and the sources of the money. */
export function ReportDetail({ report, formatter }: { report: CashReport; formatter: Formatter }) {
  const text = useText();
  const styles = useCashStyles();
  const { session, sources, takers } = report;
  const sums = closingSums(session);
  // link to an open session: its amounts stay hidden until it is counted
  if (!sums || !session.closed_at) return <Text>{text('cash.blind')}</Text>;
  const people = [...new Set([session.opened_by_name, session.closed_by_name])].filter(Boolean);
  return (
    <>
      <span className={styles.quiet}>
        {text('report.span', {
          from: formatter.dateTime(session.opened_at),
          to: formatter.dateTime(session.closed_at),
        })}
        {people.length > 0 && ` · ${people.join(', ')}`}
      </span>
      <span className={styles.figure} role="status">
        <Difference amount={sums.difference} formatter={formatter} />
      </span>
      <ClosingTable sums={sums} formatter={formatter} />
      <span>
        {text('cash.opening')}: {formatter.money(session.opening_amount)} · {text('cash.payments')}: {session.payments}
      </span>
      <MovementList session={session} formatter={formatter} />
      {takers && (
        <TakenTable
          title={text('report.takers')}
          rows={takers}
          nameOf={({ name }) => name ?? text('report.taker.gone')}
          formatter={formatter}
        />
      )}
      {sources && (
        <TakenTable
          title={text('report.sources')}
          rows={sources}
          nameOf={({ source }) => text(`report.source.${source}`)}
          formatter={formatter}
        />
      )}
      {session.note && <Text>{session.note}</Text>}
    </>
  );
}
