import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Club } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { PrintSheet } from '../../../print/PrintSheet';
import * as css from '../../../print/print.module.css';
import { useText } from '../../../text';
import { closingSums } from '../model/sums';

interface ReportSheetProps {
  session: CashSession;
  club: Club;
  formatter: Formatter;
  onDone(): void;
}

/** The closing report on paper, with a line to sign. */
export function ReportSheet({ session, club, formatter, onDone }: ReportSheetProps) {
  const text = useText();
  const sums = closingSums(session);
  if (!sums) return null;
  return (
    <PrintSheet onDone={onDone}>
      <h1 className={css.title}>
        {text('report.title')} · {club.name}
      </h1>
      <p>
        {text('report.span', {
          from: formatter.dateTime(session.opened_at),
          to: session.closed_at ? formatter.dateTime(session.closed_at) : '',
        })}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('method.label')}</th>
            <th scope="col">{text('report.expected')}</th>
            <th scope="col">{text('report.counted')}</th>
            <th scope="col">{text('report.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {[...sums.lines, { ...sums, method: null }].map((line) => (
            <tr key={line.method ?? 'total'} className={line.method ? undefined : css.total}>
              <td>{line.method ? text(`method.${line.method}`) : text('ticket.total')}</td>
              <td>{formatter.money(line.expected)}</td>
              <td>{formatter.money(line.counted)}</td>
              <td>{formatter.money(line.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.block}>
        <div className={css.line}>
          <span>{text('cash.opening')}</span>
          <span>{formatter.money(session.opening_amount)}</span>
        </div>
        {session.movements.map((movement) => (
          <div key={movement.id} className={css.line}>
            <span className={css.note}>
              {formatter.time(movement.created_at)} {movement.reason}
            </span>
            <span>
              {movement.type === 'in' ? '+' : '−'}
              {formatter.money(movement.amount)}
            </span>
          </div>
        ))}
      </div>
      {session.note && <p className={css.note}>{session.note}</p>}
      <p className={css.sign}>{text('report.signature')}</p>
    </PrintSheet>
  );
}
