import type { CashReport } from '@canchero/shared-contracts/cash';
import type { Club } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { movementTime } from '../../../cash-session/model/session-day';
import * as css from '../../../print/print.module.css';
import { PrintSheet } from '../../../print/print-sheet';
import { useText } from '../../../text';
import { closingSums } from '../model/sums';
import { Difference } from './difference';
import { PrintedClosing, PrintedSources, PrintedTakers } from './printed-tables';

interface ReportSheetProps {
  report: CashReport;
  club: Club;
  formatter: Formatter;
  onDone(): void;
}

/** Printed report of a session: counts, who took what, sources, and a line to sign. */
export function ReportSheet({ report: { session, sources, takers }, club, formatter, onDone }: ReportSheetProps) {
  const text = useText();
  const sums = closingSums(session);
  if (!sums) return null;
  const people = [...new Set([session.opened_by_name, session.closed_by_name])].filter(Boolean);
  const time = movementTime(session, formatter);
  return (
    <PrintSheet onDone={onDone}>
      <h1 className={css.title}>
        {text('report.title')} · {text(`section.${session.desk}`)} · {club.name}
      </h1>
      <p>
        {text('report.span', {
          from: formatter.dateTime(session.opened_at),
          to: session.closed_at ? formatter.dateTime(session.closed_at) : '',
        })}
        {people.length > 0 && ` · ${people.join(', ')}`}
      </p>
      <p className={css.result}>
        <Difference amount={sums.difference} formatter={formatter} />
      </p>
      <PrintedClosing sums={sums} formatter={formatter} />
      <div className={css.block}>
        <div className={css.line}>
          <span>{text('cash.opening')}</span>
          <span>{formatter.money(session.opening_amount)}</span>
        </div>
        {session.movements.map((movement) => (
          <div key={movement.id} className={css.line}>
            <span className={css.note}>
              {time(movement.created_at)} {movement.reason}
            </span>
            <span>
              {movement.type === 'in' ? '+' : '−'}
              {formatter.money(movement.amount)}
            </span>
          </div>
        ))}
      </div>
      {takers && takers.length > 0 && <PrintedTakers takers={takers} formatter={formatter} />}
      {sources && sources.length > 0 && <PrintedSources sources={sources} formatter={formatter} />}
      {session.note && <p className={css.note}>{session.note}</p>}
      <p className={css.sign}>{text('report.signature')}</p>
    </PrintSheet>
  );
}
