import { pathTo } from '@canchero/shared-contracts/kit';
import type { DailySummary } from '@canchero/shared-contracts/report';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useFigures } from '../../../format/use-figures';
import { FigureTable } from '../../../page/figure-table';
import { useLinkStyles } from '../../../page/link-styles';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';

const useStyles = makeStyles({
  notes: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  note: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  source: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  short: { color: tokens.colorPaletteRedForeground1 },
});

/** Cash, sales and stock of the day, and the notes of its bookings. */
export function DeskParts({ summary }: { summary: DailySummary }) {
  return (
    <>
      <Cash cash={summary.cash} />
      <Sales sales={summary.sales} />
      <Stock items={summary.low_stock} />
      <Notes notes={summary.notes} />
    </>
  );
}

function Cash({ cash }: { cash: DailySummary['cash'] }) {
  const text = useText();
  const styles = useStyles();
  const { money, time } = useFigures();
  const amount = (value: number | null) => (value === null ? '–' : money(value));
  const differenceOf = (value: number | null) =>
    value !== null && value < 0 ? <span className={styles.short}>{money(value)}</span> : amount(value);
  return (
    <Panel wide title={text('daily.cash')} none={cash.length === 0 ? text('daily.none.cash') : null}>
      <FigureTable
        label={text('daily.cash')}
        head={[
          text('daily.desk'),
          text('daily.opened'),
          text('daily.closed'),
          text('daily.expected'),
          text('daily.counted'),
          text('daily.difference'),
        ]}
        words={[1, 2]}
        rows={cash.map((session) => ({
          key: session.id,
          cells: [
            text(`desk.${session.desk}`),
            [time(session.opened_at), session.opened_by_name].filter(Boolean).join(' · '),
            session.closed_at
              ? [time(session.closed_at), session.closed_by_name].filter(Boolean).join(' · ')
              : text('daily.stillOpen'),
            amount(session.expected),
            amount(session.counted),
            differenceOf(session.difference),
          ],
        }))}
      />
    </Panel>
  );
}

function Sales({ sales }: { sales: DailySummary['sales'] }) {
  const text = useText();
  const { money, count } = useFigures();
  return (
    <Panel title={text('daily.sales')} none={sales.length === 0 ? text('daily.none.sales') : null}>
      <FigureTable
        label={text('daily.sales')}
        head={[text('chart.item'), text('chart.units'), text('chart.sales')]}
        rows={sales.map(({ item_id, name, quantity, total }) => ({
          key: item_id ?? name,
          cells: [name, count(quantity), money(total)],
        }))}
        total={[
          text('chart.total'),
          count(sales.reduce((sum, { quantity }) => sum + quantity, 0)),
          money(sales.reduce((sum, { total }) => sum + total, 0)),
        ]}
      />
    </Panel>
  );
}

function Stock({ items }: { items: DailySummary['low_stock'] }) {
  const text = useText();
  const { count } = useFigures();
  return (
    <Panel title={text('daily.stock')} none={items.length === 0 ? text('daily.none.stock') : null}>
      <FigureTable
        label={text('daily.stock')}
        head={[text('chart.item'), text('daily.left'), text('daily.minimum')]}
        rows={items.map(({ item_id, name, stock, min_stock }) => ({
          key: item_id,
          cells: [name, count(stock), count(min_stock)],
        }))}
      />
    </Panel>
  );
}

function Notes({ notes }: { notes: DailySummary['notes'] }) {
  const text = useText();
  const styles = useStyles();
  const links = useLinkStyles();
  const { time } = useFigures();
  if (notes.length === 0) return null;
  return (
    <Panel wide title={text('daily.notes')} none={null}>
      <ul className={styles.notes}>
        {notes.map(({ booking_id, court_name, start, text: note, author_name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a booking has several notes, which have no id here
          <li key={`${booking_id} ${i}`} className={styles.note}>
            <div className={styles.source}>
              <Link className={links.link} to={pathTo('booking', booking_id)}>
                {court_name} · {time(start)}
              </Link>
              {author_name && ` · ${author_name}`}
            </div>
            {note}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
