import type { CashReport } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import * as css from '../../../print/print.module.css';
import { useText } from '../../../text';
import type { ClosingSums } from '../model/sums';

interface PrintedClosingProps {
  sums: ClosingSums;
  formatter: Formatter;
}

/** Printed sums by method: expected, counted and the difference. */
export function PrintedClosing({ sums, formatter }: PrintedClosingProps) {
  const text = useText();
  return (
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
  );
}

interface PrintedTakersProps {
  takers: NonNullable<CashReport['takers']>;
  formatter: Formatter;
}

/** Printed sums by who took the money. */
export function PrintedTakers({ takers, formatter }: PrintedTakersProps) {
  const text = useText();
  return (
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
  );
}

interface PrintedSourcesProps {
  sources: NonNullable<CashReport['sources']>;
  formatter: Formatter;
}

/** Printed sums by what the money was for, and their total. */
export function PrintedSources({ sources, formatter }: PrintedSourcesProps) {
  const text = useText();
  const total = sources.reduce((sum, { received, refunded }) => sum + received - refunded, 0);
  return (
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
            <td>{formatter.money(total)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
