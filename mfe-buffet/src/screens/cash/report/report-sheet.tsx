import type { CashReport } from '@canchero/shared-contracts/cash';
import type { Club } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { movementTime } from '../../../cash-session/model/session-day';
import * as css from '../../../print/print.module.css';
import { PrintSheet } from '../../../print/print-sheet';
import { useText } from '../../../text';
import { closingSums } from '../model/sums';
import { Difference } from './difference';

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
  const left = (sources ?? []).map(({ received, refunded }) => received - refunded);
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
              {time(movement.created_at)} {movement.reason}
            </span>
            <span>
              {movement.type === 'in' ? '+' : '−'}
              {formatter.money(movement.amount)}
            </span>
          </div>
        ))}
      </div>
      {takers && takers.length > 0 && (
        <>
          <h2 className={css.heading}>{text('report.takers')}</h2>
          <table className={css.table}>
            <tbody>
              {takers.map(({ name, method, count, received, refunded }) => (
                <tr key={`${name} ${method}`}>
                  <td>
                    {name ?? text('report.taker.gone')} · {text(`method.${method}`)} ({count})
                  </td>
                  <td>{formatter.money(received - refunded)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {sources && sources.length > 0 && (
        <>
          <h2 className={css.heading}>{text('report.sources')}</h2>
          <table className={css.table}>
            <tbody>
              {sources.map(({ source, method, count, received, refunded }) => (
                <tr key={`${source} ${method}`}>
                  <td>
                    {text(`report.source.${source}`)} · {text(`method.${method}`)} ({count})
                  </td>
                  <td>{refunded > 0 && text('order.refunded', { amount: formatter.money(refunded) })}</td>
                  <td>{formatter.money(received - refunded)}</td>
                </tr>
              ))}
              <tr className={css.total}>
                <td>{text('ticket.total')}</td>
                <td />
                <td>{formatter.money(left.reduce((sum, amount) => sum + amount, 0))}</td>
              </tr>
            </tbody>
          </table>
        </>
      )}
      {session.note && <p className={css.note}>{session.note}</p>}
      <p className={css.sign}>{text('report.signature')}</p>
    </PrintSheet>
  );
}
